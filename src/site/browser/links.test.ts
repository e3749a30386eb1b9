import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeSite, wakeChecker } from './harness.ts';

const checker = (page: Page) => page.locator('#checker');
const press = (page: Page, name: string | RegExp) => checker(page).getByRole('button', { name }).first().click();
const ROLL = 'roll p1=12:fire p2=5:fly p3=1:crash r1=9:fly r2=8:fire r3=2:crash';

describeSite('a shared link', (site) => {
  async function shared(): Promise<string> {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await page.locator('#checker-command').fill(ROLL);
    await page.keyboard.press('Enter');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy a link');
    await expect.poll(() => checker(page).locator('.share [role=status]').innerText()).toMatch(/copied/);
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  }

  test('opens with everything that was played, at the checker', async () => {
    const hash = await shared();
    const page = await site.open(`/games/sky-fi/${hash}`, { width: 390 });
    await page.locator('.desk .acts').waitFor();
    expect(await checker(page).locator('.record li').count()).toBe(1);
    expect(await checker(page).locator('.notice').count()).toBe(0);
  });

  test('of another edition opens with a notice', async () => {
    const hash = (await shared()).replace('=1~1~', '=1~0.7~');
    const page = await site.open(`/games/sky-fi/${hash}`);
    await page.locator('.desk .acts').waitFor();
    expect(await checker(page).locator('.notice').innerText()).toContain('edition 0.7');
    expect(await checker(page).locator('.record li').count()).toBe(1);
  });

  test('pasted into a page that is open is opened there', async () => {
    const hash = await shared();
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, hash);
    await checker(page).locator('.record li').waitFor();
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const HOSTILE: readonly (readonly [string, string])[] = [
    ['nothing in it', '#r=1~1~'],
    ['no base64', '#p=1~1~%%%'],
    ['another version', '#r=9~1~e30'],
    ['another game', `#p=1~1~${encoded({ game: 'chess' })}`],
    ['markup for words', `#p=1~1~${encoded({ game: 'sky-fi', phase: '<img src=x onerror=alert(1)>' })}`],
    ['a prototype', `#r=1~1~${encoded({ game: 'sky-fi', options: JSON.parse('{"__proto__":{}}'), steps: [] })}`],
    ['steps that are none', `#r=1~1~${encoded({ game: 'sky-fi', options: {}, steps: [[{}, []]] })}`],
    [
      'unreadable steps',
      `#r=1~1~${encoded({ game: 'sky-fi', options: {}, steps: [['<b>', '<script>alert(1)</script>']] })}`,
    ],
    [
      'a position too deep',
      `#p=1~1~${encoded({ game: 'sky-fi', pilots: JSON.parse('['.repeat(900) + ']'.repeat(900)) })}`,
    ],
    ['far too long', `#r=1~1~${'A'.repeat(20_000)}`],
  ];
  for (const [name, hash] of HOSTILE) {
    test(`with ${name} gets a friendly answer, and the page lives`, async () => {
      const page = await site.open(`/games/sky-fi/${hash}`);
      await page.locator('.desk .acts').waitFor();
      const told = checker(page).locator('.notice, .reasons li, .flag');
      expect(await told.first().innerText()).toMatch(/\w/);
      expect(await page.locator('#checker img[src=x]').count()).toBe(0);
      await page.getByRole('heading', { level: 1 }).first().isVisible();
    });
  }
});
