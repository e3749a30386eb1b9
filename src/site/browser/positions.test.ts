import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, describeSite, THEMES, WIDTHS, wakeChecker } from './harness.ts';

const checker = (page: Page) => page.locator('#checker');
const press = (page: Page, name: string | RegExp) => checker(page).getByRole('button', { name }).first().click();

const ROLL = 'roll p1=12:fire p2=5:fly p3=1:crash r1=9:fly r2=8:fire r3=2:crash';

async function setUp(page: Page): Promise<void> {
  await page.locator('#checker').scrollIntoViewIfNeeded();
  await press(page, 'Set up a position');
  await page.locator('#checker-faults').waitFor();
}

describeSite('setting up a position', (site) => {
  test('a wrong one: the fault names its clause, and a click mends it', async () => {
    const page = await site.open('/games/dragon-fight/', { width: 390 });
    await setUp(page);
    expect(await page.locator('#checker-faults').innerText()).toBe('No fault');
    await press(page, /^c1:/);
    await press(page, /^b3/);
    expect(await page.locator('#checker-faults').innerText()).not.toBe('No fault');
    expect(await checker(page).locator('.reasons a[href="#setup.start"]').count()).toBe(1);
    expect(await checker(page).locator('.square.lit').count()).toBeGreaterThan(0);
    expect(await checker(page).getByRole('button', { name: 'Play from here' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await press(page, 'Mend it');
    expect(await page.locator('#checker-faults').innerText()).toBe('No fault');
  });

  test('a right one: pieces put, turned and taken off, then played on', async () => {
    const page = await site.open('/games/dragon-fight/');
    await setUp(page);
    // after one turn each: red has flown forward, green has strafed; one quiet turn
    await press(page, /^c1:/);
    await press(page, /^c2/);
    await press(page, /^c5:/);
    await press(page, /^b5/);
    await checker(page).getByLabel(/quiet/i).fill('1');
    await page.keyboard.press('Tab');
    expect(await checker(page).locator('.acts .reasons').allInnerTexts()).toEqual([]);
    await press(page, 'Play from here');
    await checker(page).locator('.curtain').waitFor();
    expect(await checker(page).innerText()).toContain('The game starts from a position');
  });

  test('a piece is turned, and taken off, with the keyboard', async () => {
    const page = await site.open('/games/dragon-fight/');
    await setUp(page);
    await page.locator('#checker [data-spot=c1]').focus();
    await page.keyboard.press('Enter');
    await checker(page).getByRole('button', { name: 'Turn', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await checker(page).getByRole('button', { name: /^c1:/ }).innerText()).toContain('facing east');
    await page.locator('#checker [data-spot="moves-red 0"]').focus();
    await page.keyboard.press('Enter');
    await press(page, 'Take off');
    expect(await checker(page).locator('[data-spot^="moves-red "]').count()).toBe(5);
  });

  test('a card goes from the tray to a tower', async () => {
    const page = await site.open('/games/tower-builders/');
    await setUp(page);
    await checker(page).locator('.tray button').filter({ hasText: 'Two floors' }).click();
    await checker(page).locator('.area.tower .whole').first().click();
    expect(await checker(page).locator('.area.tower').first().innerText()).toContain('Two floors');
    expect(await checker(page).locator('.reasons a[href="#setup.deck"]').count()).toBeGreaterThan(0);
  });

  test('a die is turned to what it shows', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await page.locator('#checker-command').fill(ROLL);
    await page.keyboard.press('Enter');
    await press(page, 'Set up a position');
    await page.locator('#checker-faults').waitFor();
    // p2 shows 5 and flies; at 6 it is still the fourth in line
    const die = page.locator('#checker [data-spot="p2 0"]');
    await die.click();
    await checker(page).getByRole('button', { name: 'Turn', exact: true }).click();
    expect(await die.innerText()).toContain('Position 6');
    await checker(page).locator('.held').getByLabel('Position Die').fill('11');
    await page.keyboard.press('Tab');
    expect(await die.innerText()).toContain('Position 11');
    expect(await checker(page).locator('.area.dice').nth(1).innerText()).toContain('p2');
  });

  test('dice come to a pilot by a touch, where none lie yet', async () => {
    const page = await site.open('/games/sky-fi/', { width: 390 });
    await setUp(page);
    await page.locator('#checker [data-spot=p1]').click();
    expect(await page.locator('#checker [data-spot^="p1 "]').count()).toBe(2);
    await checker(page).locator('.held').getByLabel('Position Die').fill('7');
    await page.keyboard.press('Tab');
    expect(await page.locator('#checker [data-spot="p1 0"]').innerText()).toContain('Position 7');
    expect(await page.locator('#checker-faults').innerText()).not.toBe('No fault');
  });

  test('a sealed order is put together from what there is, and taken away', async () => {
    const page = await site.open('/games/dragon-fight/');
    await setUp(page);
    const sealed = checker(page)
      .locator('.fields fieldset.group')
      .filter({ hasText: /^Sealed choices/ });
    const selects = sealed.locator('select');
    await selects.nth(0).selectOption('forward');
    expect(await page.locator('#checker [data-spot^="sealed-red "]').count()).toBe(0);
    await selects.nth(1).selectOption('claw');
    expect(await checker(page).locator('.area[aria-label*="Red rider: laid face down"]').innerText()).toMatch(/claw/i);
    await sealed.getByRole('button', { name: 'Take it away' }).click();
    expect(await checker(page).locator('.area[aria-label*="Red rider: laid face down"]').innerText()).toMatch(
      /nothing/,
    );
  });

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`the editor is clean to axe, ${theme}, ${width} px`, async () => {
        for (const slug of ['dragon-fight', 'tower-builders', 'sky-fi']) {
          const page = await site.open(`/games/${slug}/`, { theme, width });
          await setUp(page);
          expect(await axeFindings(page), slug).toEqual([]);
        }
      });
    }
  }
});
