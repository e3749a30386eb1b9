import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BY_CHANCE, describeSite, playUntil, wakeChecker } from './harness.ts';

const checker = (page: Page) => page.locator('#checker');

describeSite('a whole game', (site) => {
  test('is played to its end, and the schemas of the definitions are never fetched', async () => {
    const page = await site.open('/games/sky-fi/');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.reload();
    await wakeChecker(page);
    await playUntil(page, async () => (await checker(page).locator('.outcome').count()) > 0);
    expect(await checker(page).locator('.outcome a.clause-link').count()).toBeGreaterThan(0);
    await checker(page).getByRole('button', { name: 'Set up a position' }).click();
    await page.locator('#checker-faults').waitFor();

    const files = [...scripts].map((path) => ({ path, text: readFileSync(site.folder() + path, 'utf8') }));
    expect(
      files.filter(({ path, text }) => /facts/.test(path) || text.includes('_zod')).map(({ path }) => path),
    ).toEqual([]);
    const bytes = files.map(({ text }) => gzipSync(text, { level: 9 }).length).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeLessThanOrEqual(43_000);
  });

  test('is not swept away by one touch: a new game asks first', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await checker(page).getByRole('button', { name: BY_CHANCE }).click();
    await checker(page).getByText('Start again').click();
    await checker(page).getByRole('button', { name: 'Start a new game' }).click();
    expect(await checker(page).locator('.record li').count()).toBe(1);
    await checker(page).getByRole('button', { name: 'Start again', exact: true }).click();
    expect(await checker(page).locator('.record li').count()).toBe(0);
  });

  for (const slug of ['dragon-fight', 'tower-builders', 'sky-fi']) {
    test(`nothing of ${slug} moves by itself, and what is drawn stays where it is when the checker wakes`, async () => {
      const page = await site.open(`/games/${slug}/`);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.locator('#checker').scrollIntoViewIfNeeded();
      await checker(page).getByRole('button', { name: 'Play here' }).waitFor();
      const before = await placed(page);
      await wakeChecker(page);
      const after = await placed(page);
      expect([after.top, after.width]).toEqual([before.top, before.width]);
      expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(24);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
    });
  }
});

/** Where the table stands in its part of the page. */
const placed = (page: Page) =>
  checker(page).evaluate((part) => {
    const table = (part.querySelector('.table') ?? part).getBoundingClientRect();
    return { top: table.top - part.getBoundingClientRect().top, width: table.width, height: table.height };
  });
