import { expect, test } from 'vitest';
import { filesBelow } from '../../node/files.ts';
import { axeFindings, describeSite, THEMES, WIDTHS, wakeChecker } from './harness.ts';

describeSite('every page', (site) => {
  const addresses = () =>
    filesBelow(site.folder())
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.replace(/index\.html$/, '')}`);

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`is without a complaint and clean to axe, ${theme}, ${width} px`, async () => {
        for (const address of addresses()) {
          const page = await site.open(address, { theme, width });
          if ((await page.locator('#checker').count()) > 0) await wakeChecker(page);
          expect(await axeFindings(page), address).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }, 300_000);
    }
  }

  test('without script the board is a picture with its words', async () => {
    const page = await site.open('/games/dragon-fight/', { script: false });
    const board = page.locator('#checker table');
    await expect.poll(() => board.locator('th[scope=col]').allInnerTexts()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await board.getByText('Dragon of the Red rider').count()).toBe(1);
    expect(await page.locator('#checker button:visible').count()).toBe(0);
    const broken = await page
      .locator('#checker img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  });
});
