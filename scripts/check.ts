/** `npm run check`: format and lint, then types, pages included. Both are told, also where the first one fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PROGRAMS = join(ROOT, 'node_modules');
const TOOLS: readonly (readonly string[])[] = [
  ['@biomejs/biome/bin/biome', 'check', '.'],
  // also what tsc would say of every .ts file
  ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
];

process.env.ASTRO_TELEMETRY_DISABLED = '1';
for (const [program = '', ...args] of TOOLS) {
  const run = spawnSync(process.execPath, [join(PROGRAMS, program), ...args], { cwd: ROOT, stdio: 'inherit' });
  if (run.status !== 0) process.exitCode = 1;
}
if (process.exitCode === 1) console.error('\n`npx biome check --write .` sets what is only a matter of form.');
