/** `npm test`: every test in one run of vitest, then one line that counts them: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeClauses } from '../src/node/clauses.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

// so that a clause that was renamed is known by its new name
await writeClauses();

const folder = mkdtempSync(join(tmpdir(), 'gutterfold-test-'));
const file = join(folder, 'report.json');
const started = Date.now();
const run = spawnSync(
  process.execPath,
  [
    join(import.meta.dirname, '../node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', cwd: join(import.meta.dirname, '..') },
);

let report: Report | null = null;
try {
  report = JSON.parse(readFileSync(file, 'utf8')) as Report;
} catch {
  console.error('The test run broke off before it could be counted; its message stands above.');
}
rmSync(folder, { recursive: true, force: true });

const failed = Math.max(report?.numFailedTests ?? 0, run.status === 0 ? 0 : 1);
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
const skipped = report?.numPendingTests ? `, ${report.numPendingTests} skipped` : '';
console.log(`${report?.numPassedTests ?? 0} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);
