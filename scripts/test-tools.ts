/**
 * Looks for what the tests need besides npm packages: a Chromium, and poppler and qpdf as outside judges of PDFs.
 * As root on Debian it installs what is missing; elsewhere it says how to.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../src/node/browser.ts';

const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

function missing(): string[] {
  const packages: string[] = [];
  if (!process.env.GUTTERFOLD_SKIP_BROWSER && !findBrowser()) packages.push('chromium');
  if (!has('pdftotext')) packages.push('poppler-utils');
  if (!has('qpdf')) packages.push('qpdf');
  return packages;
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

let wanted = missing();
if (wanted.length > 0 && process.getuid?.() === 0 && has('apt-get')) {
  const started = Date.now();
  console.log(`test tools: installing ${wanted.join(', ')} with apt-get …`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  if (
    !run('apt-get', ['update', '-qq']) ||
    !run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted])
  ) {
    console.error('test tools: apt-get failed; its message stands above.');
  }
  wanted = missing();
  console.log(`test tools: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
if (wanted.includes('chromium')) {
  console.log('test tools: no Chrome or Chromium found; trying Playwright’s own …');
  if (run('npx', ['playwright-core', 'install', 'chromium'])) wanted = missing();
}
if (wanted.length > 0) {
  console.error(
    [
      `test tools: still missing: ${wanted.join(', ')}.`,
      '  Debian/Ubuntu: sudo apt-get install chromium poppler-utils qpdf',
      '  macOS:         brew install poppler qpdf; Chrome, or npx playwright-core install chromium',
      '  Chrome in another place: CHROME_PATH=/path/to/chrome npm test',
      '  Without browser tests:   GUTTERFOLD_SKIP_BROWSER=1 npm test',
    ].join('\n'),
  );
  process.exit(1);
}
