/** The built site in a real browser: every complaint of the console or of the content policy fails the test. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { BROWSER_FLAGS, findBrowser } from '../../node/browser.ts';
import { builtSite } from '../../node/built-site.ts';
import { type Host, serve } from './serve.ts';

export const THEMES = ['light', 'dark'] as const;
/** A phone and a desk, CSS pixels. */
export const WIDTHS = [390, 1280] as const;

export interface Look {
  readonly width?: number;
  readonly theme?: (typeof THEMES)[number];
  /** False: as somebody without script sees it. */
  readonly script?: boolean;
}

export interface Site {
  /** Folder of the built site. */
  folder(): string;
  /** Opens a page; it is closed after the test, which fails if the page complained. */
  open(path: string, look?: Look): Promise<Page>;
  /** Says that what the page complains of here is expected. */
  forgive(pattern: RegExp): void;
}

/** GUTTERFOLD_BUILT=folder tests a site that stands there already, as it is. */
const SKIP = process.env.GUTTERFOLD_SKIP_BROWSER === '1';
if (SKIP) console.warn('Browser tests are skipped: GUTTERFOLD_SKIP_BROWSER=1 is set.');

const HELP = `No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium; elsewhere:
npx playwright install chromium), or name one: CHROME_PATH=/path/to/chrome. To do without: GUTTERFOLD_SKIP_BROWSER=1.`;

/** Only to end a test that hangs: a slow machine with much else to do must not fail one, ms. */
const TEST = 300_000;
const STEP = 60_000;

/** A group of tests on the built site. */
export function describeSite(name: string, tests: (site: Site) => void): void {
  describe.skipIf(SKIP)(name, { timeout: TEST }, () => {
    let browser: Browser;
    let host: Host;
    let folder = '';
    let pages: Page[] = [];
    let complaints: string[] = [];
    let forgiven: RegExp[] = [];

    beforeAll(async () => {
      const executablePath = findBrowser();
      if (executablePath === null) throw new Error(HELP);
      folder = process.env.GUTTERFOLD_BUILT ?? (await builtSite());
      host = await serve(folder);
      browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
    }, 600_000);

    afterAll(async () => {
      await browser?.close();
      await host?.close();
    });

    afterEach(async () => {
      const left = complaints.filter((one) => !forgiven.some((pattern) => pattern.test(one)));
      await Promise.all(pages.map((page) => page.context().close()));
      pages = [];
      complaints = [];
      forgiven = [];
      expect(left).toEqual([]);
    });

    tests({
      folder: () => folder,
      forgive: (pattern) => forgiven.push(pattern),
      open: async (path, { width = 1280, theme = 'light', script = true } = {}) => {
        const context = await browser.newContext({
          viewport: { width, height: 844 },
          colorScheme: theme,
          javaScriptEnabled: script,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(STEP);
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${path}: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
        page.on('response', (response) => {
          if (response.status() >= 400 && response.url() !== `${host.origin}${path}`) {
            complaints.push(`${path}: ${response.status()} for ${response.url()}`);
          }
        });
        pages.push(page);
        await page.goto(`${host.origin}${path}`, { waitUntil: 'load' });
        return page;
      },
    });
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe has against the page as it stands, one line each. It goes in by evaluation: the page's policy holds. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Brings the checker into view and waits until it has come alive. */
export async function wakeChecker(page: Page): Promise<void> {
  await page.locator('#checker').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.locator('.desk .acts').waitFor();
}

/** The button that lets chance fall on the page: `Roll for us`. */
export const BY_CHANCE = / for us$/;

/** Plays the first action that the rules allow, chance falling here, until this is so. */
export async function playUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const checker = page.locator('#checker');
  const fall = checker.getByRole('button', { name: BY_CHANCE });
  for (let steps = 0; !(await isDone()); steps += 1) {
    if (steps === 300) throw new Error('the game came to no end');
    if ((await fall.count()) > 0) {
      await fall.click();
      continue;
    }
    const first = await checker.locator('#checker-legal option').first().getAttribute('value');
    await checker.locator('#checker-command').fill(first ?? '');
    await page.keyboard.press('Enter');
  }
}
