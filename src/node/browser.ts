/** Finds a Chromium for the browser tests: one that is named, one that is installed, or Playwright's own. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an executable, or null. `CHROME_PATH` wins; a path in it that doesn't exist throws. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, but no such file exists.`);
    return named;
  }
  return [...INSTALLED, playwrightsOwn()].find((path) => path !== null && existsSync(path)) ?? null;
}

function playwrightsOwn(): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** Flags for a run without a screen, without a sandbox (root in a container) and without calls to the outside. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
