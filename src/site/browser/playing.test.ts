import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, BY_CHANCE, describeSite, playUntil, THEMES, WIDTHS, wakeChecker } from './harness.ts';

/** Presses Tab until the focus is on what matches; the page must be usable without a mouse. */
async function tabTo(page: Page, selector: string): Promise<void> {
  if (await page.evaluate(() => document.activeElement === document.body)) {
    // the browser goes on from where the reader clicked
    await page.locator('#checker h2').click();
  }
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${selector}`);
}

/** All that somebody who may not know could look into. */
const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, select')].map((one) => (one as HTMLInputElement).value);
    const kept = [history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, location.hash];
    return JSON.stringify([document.documentElement.outerHTML, values, kept]);
  });

const checker = (page: Page) => page.locator('#checker');
const button = (page: Page, name: string | RegExp) => checker(page).getByRole('button', { name }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const record = (page: Page) => checker(page).locator('.record li').allInnerTexts();

async function type(page: Page, text: string): Promise<void> {
  await page.locator('#checker-command').fill(text);
  await page.keyboard.press('Enter');
}

describeSite('a turn of dragon-fight', (site) => {
  test('by mouse: each rider orders behind the curtain, then both fly', async () => {
    const page = await site.open('/games/dragon-fight/', { width: 390 });
    await wakeChecker(page);
    await press(page, /Red rider: look now/);
    await checker(page)
      .locator('.area[aria-label*="Red rider: movement"] button')
      .filter({ hasText: 'Forward' })
      .click();
    await checker(page).locator('.area[aria-label*="Red rider: attack"] button').filter({ hasText: 'Claw' }).click();
    expect(await checker(page).locator('.words').innerText()).toContain('order forward claw');
    expect(await checker(page).locator('.allowed').innerText()).toContain('Allowed');
    await press(page, 'Play it');
    await press(page, /Green rider: look now/);
    await press(page, /^strafe left$/i);
    await press(page, /^tail whip$/i);
    await press(page, 'Play it');
    expect(await record(page)).toHaveLength(2);
    expect(await button(page, /^c2/).innerText()).toContain('Dragon of the Red rider');
  });

  test('by keyboard alone', async () => {
    const page = await site.open('/games/dragon-fight/');
    await wakeChecker(page);
    await tabTo(page, '.take[data-seat=red]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#checker [data-spot^="moves-red"]');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('About face');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Bank left');
    await page.keyboard.press('Enter');
    expect(await page.locator('.words').innerText()).toContain('order bank-left');
    await page.keyboard.press('Escape');
    expect(await page.locator('.words').count()).toBe(0);
    await page.locator('#checker-command').focus();
    await page.keyboard.type('order forward claw');
    await page.keyboard.press('Enter');
    expect(await record(page)).toHaveLength(1);
    expect(await page.evaluate(() => document.querySelector('.checker')?.contains(document.activeElement))).toBe(true);
  });

  test('the arrows walk the squares of the board, and there is one tab stop for it', async () => {
    const page = await site.open('/games/dragon-fight/');
    await wakeChecker(page);
    const board = page.locator('#checker .grid');
    expect(await board.locator('button[tabindex="0"]').count()).toBe(1);
    await board.locator('[data-spot=c3]').focus();
    const walk: [string, string][] = [
      ['ArrowUp', 'c4'],
      ['ArrowLeft', 'b4'],
      ['Home', 'a4'],
      ['End', 'e4'],
      ['ArrowRight', 'e4'],
      ['ArrowDown', 'e3'],
      ['Control+Home', 'a5'],
      ['Control+End', 'e1'],
    ];
    for (const [key, square] of walk) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.spot), key).toBe(square);
    }
    expect(await board.locator('button[tabindex="0"]').count()).toBe(1);
  });

  test('what one rider has sealed is nowhere in the page: it is the same page whatever that was', async () => {
    const pages: string[][] = [];
    for (const order of ['order strafe-right wing-buffet', 'order forward claw', 'order about-face tail-whip']) {
      const page = await site.open('/games/dragon-fight/');
      await wakeChecker(page);
      await press(page, /Red rider: look now/);
      await type(page, order);
      const curtain = await everythingIn(page);
      await press(page, /Green rider: look now/);
      pages.push([curtain, await everythingIn(page)]);
      expect(page.url()).not.toContain('#');
    }
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[2]).toEqual(pages[0]);
  });

  test('the referee’s view asks first, then shows the sealed order', async () => {
    const page = await site.open('/games/dragon-fight/');
    await wakeChecker(page);
    await press(page, /Red rider: look now/);
    await type(page, 'order strafe-right wing-buffet');
    await press(page, 'Referee’s view');
    expect(await record(page)).not.toContain(expect.stringMatching(/wing buffet/i));
    await press(page, 'Show everything');
    expect((await record(page)).join()).toMatch(/wing buffet/i);
    await press(page, 'Undo');
    expect(await checker(page).locator('.record .undone').count()).toBe(1);
    await press(page, 'Redo');
    expect(await checker(page).locator('.record .undone').count()).toBe(0);
  });
});

describeSite('a turn of tower-builders', (site) => {
  test('by mouse: cards are dealt and drawn, and one is played', async () => {
    const page = await site.open('/games/tower-builders/', { width: 390 });
    await wakeChecker(page);
    await press(page, BY_CHANCE);
    await press(page, BY_CHANCE);
    expect((await record(page)).join()).not.toMatch(/floor|collapse/i);
    await press(page, /Starter: look now/);
    await press(page, 'Play');
    await checker(page).locator('.area[aria-label*="Starter"] .item.offered').first().click();
    await press(page, 'Play it');
    expect(await record(page)).toHaveLength(3);
  });

  test('by keyboard: what was dealt is entered, and a refusal gives its clause and its places', async () => {
    const page = await site.open('/games/tower-builders/');
    await wakeChecker(page);
    await type(page, 'deal floor-5 collapse');
    await type(page, 'draw floor-1');
    await tabTo(page, '.take[data-seat=starter]');
    await page.keyboard.press('Enter');
    await type(page, 'cheat drawn');
    const refused = checker(page).locator('.refused');
    expect(await refused.innerText()).toContain('Not allowed');
    const link = refused.locator('a[href="#hold.three-turns"]');
    expect(await link.count()).toBe(1);
    expect((await refused.locator('.quote').first().innerText()).length).toBeGreaterThan('hold.three-turns '.length);
    expect(await checker(page).locator('.lit').count()).toBeGreaterThan(0);
    expect(await checker(page).locator('.visually-hidden[role=status]').innerText()).toContain('Not allowed');
    await link.click();
    expect(page.url()).toContain('#hold.three-turns');
    expect(await page.locator('[id="hold.three-turns"]').count()).toBe(1);
    // the refused action still stands; a nearest one is a click away
    await press(page, 'play drawn');
    expect(await checker(page).locator('.allowed').innerText()).toContain('Allowed');
  });

  test('by keyboard on the table: a card is picked where it lies', async () => {
    const page = await site.open('/games/tower-builders/');
    await wakeChecker(page);
    await type(page, 'deal floor-5 collapse');
    await type(page, 'draw floor-1');
    await tabTo(page, '.take[data-seat=starter]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#checker [data-spot^="starter-hand"]');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await tabTo(page, '.verdict button.main');
    await page.keyboard.press('Enter');
    expect((await record(page)).at(-1)).toContain('One floor');
    expect(await checker(page).locator('.visually-hidden[role=status]').innerText()).toContain('Dealer');
    expect(await page.evaluate(() => document.querySelector('.checker')?.contains(document.activeElement))).toBe(true);
  });

  const DEALS = {
    'to a bystander': ['deal floor-10 floor-10', 'deal floor-10 collapse', 'deal floor-1 floor-5'],
    'to the starter, who holds ten floors': ['deal floor-10 floor-10', 'deal floor-10 collapse'],
  };
  for (const [who, deals] of Object.entries(DEALS)) {
    test(`what was dealt to others is nowhere in the page ${who}, before and after a card is drawn`, async () => {
      const pages: string[][] = [];
      for (const deal of deals) {
        const page = await site.open('/games/tower-builders/');
        await wakeChecker(page);
        await type(page, deal);
        const seen = [await everythingIn(page)];
        await press(page, /^ten floors$/i);
        seen.push(await everythingIn(page));
        await type(page, 'draw floor-2');
        seen.push(await everythingIn(page));
        if (who !== 'to a bystander') await press(page, /Starter: look now/);
        seen.push(await everythingIn(page));
        pages.push(seen);
      }
      for (const other of pages.slice(1)) expect(other).toEqual(pages[0]);
    });
  }

  test('a card that cannot be drawn is refused without telling what can; the referee is told', async () => {
    const page = await site.open('/games/tower-builders/');
    await wakeChecker(page);
    await type(page, 'deal floor-10 floor-10');
    await type(page, 'draw floor-10');
    const refused = checker(page).locator('.refused');
    expect(await refused.innerText()).toContain('Not allowed');
    expect(await refused.locator('.hint, button').count()).toBe(0);
    await press(page, 'Referee’s view');
    await press(page, 'Show everything');
    await type(page, 'draw floor-10');
    expect(await refused.locator('.hint').count()).toBeGreaterThan(0);
    expect(await button(page, /^ten floors/i).innerText()).toContain('not allowed');
  });

  test('cards are looked at closely, and left again, with the keyboard', async () => {
    const page = await site.open('/games/tower-builders/', { width: 390 });
    await wakeChecker(page);
    await type(page, 'deal floor-5 collapse');
    await type(page, 'draw floor-1');
    await press(page, /Starter: look now/);
    await button(page, 'Look closer').focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: 'The pieces, large' });
    const card = large.locator('li', { hasText: 'Five floors' }).locator('img');
    await card.waitFor();
    expect((await card.boundingBox())?.height).toBeGreaterThan(200);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Look closer');
  });

  test('an illegal step that the table played on with is kept and flagged', async () => {
    const page = await site.open('/games/tower-builders/');
    await wakeChecker(page);
    await type(page, 'deal floor-5 collapse');
    await type(page, 'draw floor-1');
    await press(page, 'Referee’s view');
    await press(page, 'Show everything');
    await type(page, 'cheat drawn');
    await press(page, 'Play on anyway');
    const flag = checker(page).locator('.record .flag');
    expect(await flag.innerText()).toMatch(/played on/);
    expect(await flag.locator('a[href="#hold.three-turns"]').count()).toBe(1);
  });
});

describeSite('a turn of sky-fi', (site) => {
  const ROLL = 'roll p1=12:fire p2=5:fly p3=1:crash r1=9:fly r2=8:fire r3=2:crash';

  test('by mouse: dice are entered as they fell, then a pilot fires', async () => {
    const page = await site.open('/games/sky-fi/', { width: 390 });
    await wakeChecker(page);
    const fell = ['12', 'fire', '5', 'fly', '1', 'crash', '9', 'fly', '8', 'fire', '2', 'crash'];
    const selects = checker(page).locator('.acts select');
    for (const [index, value] of fell.entries()) await selects.nth(index).selectOption(value);
    await press(page, 'Play it');
    await press(page, 'Attack');
    await press(page, /^p1, /);
    await press(page, /^r1, /);
    expect(await checker(page).locator('.words').innerText()).toContain('attack p1 r1');
    await press(page, 'Play it');
    expect(await record(page)).toHaveLength(2);
    expect(page.url()).toContain('#r=');
  });

  test('by keyboard: typed, completed, undone', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await type(page, ROLL);
    expect(await page.locator('#checker-legal option').count()).toBeGreaterThan(3);
    await type(page, 'hold p1');
    expect(await checker(page).locator('.refused a[href="#fire.must"]').count()).toBe(1);
    await type(page, 'ATTACK  p1 r2');
    expect(await record(page)).toHaveLength(2);
    await tabTo(page, '#checker-record ~ .row button');
    await page.keyboard.press('Enter');
    expect(await checker(page).locator('.record .undone').count()).toBe(1);
  });

  test('by keyboard on the table: who fires and at whom, walked to with the arrows', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await type(page, ROLL);
    await page.locator('#checker .now').focus();
    await tabTo(page, '#checker [data-spot=p1]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await checker(page).locator('.words').innerText()).toContain('attack p1 r1');
    await tabTo(page, '.verdict button.main');
    await page.keyboard.press('Enter');
    expect(await record(page)).toHaveLength(2);
    expect(await checker(page).locator('.visually-hidden[role=status]').innerText()).toMatch(/to act/);
  });

  test('nonsense is answered in a friendly way', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    for (const nonsense of ['<img src=x onerror=alert(1)>', 'x'.repeat(400), '__proto__', 'roll', '\u202e']) {
      await type(page, nonsense);
      expect(await checker(page).locator('.refused').innerText(), nonsense).toContain('can’t be read');
    }
    expect(await page.locator('#checker img[src=x]').count()).toBe(0);
  });

  test('chance may fall here, and a roll is played to the end of its round', async () => {
    const page = await site.open('/games/sky-fi/');
    await wakeChecker(page);
    await press(page, BY_CHANCE);
    expect(await record(page)).toHaveLength(1);
    const isOver = async () =>
      (await checker(page).locator('.outcome').count()) > 0 ||
      /^Round 2:/.test(await checker(page).locator('.now').innerText());
    await playUntil(page, isOver);
    expect((await record(page)).length).toBeGreaterThan(1);
  });
});

describeSite('the checker in use', (site) => {
  test('needs no sideways scrolling at 200 % zoom, and marks are seen in forced colours', async () => {
    // a desk of 1280 px has 640 at 200 %
    const page = await site.open('/games/dragon-fight/', { width: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    await wakeChecker(page);
    await press(page, /Red rider: look now/);
    await press(page, /^forward$/i);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const picked = checker(page).locator('.item.picked');
    expect(await picked.evaluate((one) => getComputedStyle(one, '::after').borderTopWidth)).toBe('4px');
    await picked.focus();
    await page.keyboard.press('ArrowRight');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(outline).not.toBe('none');
  });

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`is clean to axe with a refusal, ${theme}, ${width} px`, async () => {
        const page = await site.open('/games/tower-builders/', { theme, width });
        await wakeChecker(page);
        await type(page, 'deal floor-5 collapse');
        await type(page, 'draw floor-1');
        expect(await axeFindings(page)).toEqual([]);
        await press(page, /Starter: look now/);
        await type(page, 'cheat drawn');
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }

  test('nothing floats over it on a phone, and the contents are there again outside it', async () => {
    const page = await site.open('/games/dragon-fight/', { width: 390 });
    const pill = page.locator('.contents-button');
    await pill.waitFor({ state: 'visible' });
    await wakeChecker(page);
    for (const control of await checker(page).locator('.desk > .acts button').all()) {
      await control.evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await pill.waitFor({ state: 'hidden' });
    }
    await page.evaluate(() => scrollTo(0, 0));
    await pill.waitFor({ state: 'visible' });
  });

  test('targets are large enough for a thumb', async () => {
    const page = await site.open('/games/dragon-fight/', { width: 390 });
    await wakeChecker(page);
    await press(page, /Red rider: look now/);
    const small = await checker(page)
      .locator('.desk button, .desk select, .desk input, .desk summary')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
  });
});
