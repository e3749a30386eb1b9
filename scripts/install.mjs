/**
 * Makes node_modules fit the lock file, and with `--test` finds or installs what the tests need besides. Plain
 * JavaScript without dependencies: in a fresh clone it runs on whatever Node is there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';

/** Why node_modules doesn't fit package-lock.json, or null if it does. npm leaves its own copy of the lock inside. */
function misfit() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'node_modules is missing or was not finished';
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const there = found[path];
    if (!there && !entry.optional) return `${path} is missing`;
    if (there && there.version !== entry.version) return `${path} is ${there.version}, the lock says ${entry.version}`;
  }
  return null;
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
  return result.status ?? 1;
}

const reason = misfit();
if (reason) {
  const started = Date.now();
  console.log(`install: ${reason}; running npm ci …`);
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('install: npm ci failed; its message stands above. Is the package registry within reach?');
    process.exit(status);
  }
  console.log(`install: packages in place after ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

if (process.argv.includes('--test')) {
  const bundled = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  process.exit(run(existsSync(bundled) ? bundled : process.execPath, [join(root, 'scripts', 'test-tools.ts')]));
}
