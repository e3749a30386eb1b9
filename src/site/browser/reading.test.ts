import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeSite } from './harness.ts';

describeSite('a reader', (site) => {
  test('finds a game in the catalogue and downloads a sheet', async () => {
    const page = await site.open('/', { width: 390 });
    await page.getByRole('link', { name: 'Dragon Fight' }).first().click();
    await page.waitForURL('**/games/dragon-fight/');
    const file = page.locator('#print a[href$=".pdf"]').first();
    const address = await file.getAttribute('href');
    const answer = await page.request.get(new URL(address ?? '', page.url()).href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  test('goes to a rule by its anchor', async () => {
    const page = await site.open('/games/dragon-fight/#move.forward');
    const clause = page.locator('[id="move.forward"]');
    expect(await clause.innerText()).toMatch(/forward/i);
    await expect.poll(() => clause.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('gets a friendly page for what is not there', async () => {
    const page = await site.open('/nowhere/');
    site.forgive(/404/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    expect(readFileSync(`${site.folder()}/404.html`, 'utf8')).toContain('href="/');
  });

  test('loads at most 27 kB of script with a rules page, until the checker is used', async () => {
    const page = await site.open('/games/dragon-fight/');
    await page.locator('#checker').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Play here' }).isEnabled();
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    const bytes = [...new Set(scripts)].map(
      (path) => gzipSync(readFileSync(site.folder() + path), { level: 9 }).length,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(27_000);
  });
});
