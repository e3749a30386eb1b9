/**
 * `npm run build`: checks every definition, renders sheets and pages into a folder beside dist, looks them over and
 * only then puts them in dist's place. Any problem ends it with exit status 1 and the old dist untouched.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { checkContent } from '../src/node/check-content.ts';
import { writeClauses } from '../src/node/clauses.ts';
import { bytesOf, filesBelow } from '../src/node/files.ts';
import { publish, stagingFolder } from '../src/node/publish.ts';
import { ROOT } from '../src/node/root.ts';
import { steps } from '../src/node/steps.ts';
import { verifySite } from '../src/node/verify-site.ts';

const target = join(ROOT, 'dist');
const { step, elapsed } = steps();
let staging: string | undefined;

// also when it is interrupted
process.on('exit', () => staging && rmSync(staging, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

try {
  await step('Check the definitions', checkContent);
  await step('Write the clause ids', writeClauses);
  staging = await stagingFolder(target);
  const folder = staging;
  await step(
    'Make sheets and pages',
    () => makeSite(folder),
    () => `${filesBelow(folder).length} files`,
  );
  await step('Look over every page', async () => {
    const faults = verifySite(folder, process.env.GUTTERFOLD_BASE);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  await publish(folder, target);
  summary();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  console.error(styleText('red', 'The build failed; dist is as it was.'));
  process.exitCode = 1;
}

async function makeSite(folder: string): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.GUTTERFOLD_OUT = folder;
  const { build } = await import('astro');
  await build({ root: ROOT, logLevel: 'warn' });
}

function summary(): void {
  const files = filesBelow(target);
  const kinds = { pages: /\.html$/, 'print files': /\.pdf$/, pictures: /\.(svg|png)$/ };
  const counts = Object.entries(kinds).map(
    ([name, kind]) => `${files.filter((file) => kind.test(file)).length} ${name}`,
  );
  const megabytes = (bytesOf(target, files) / 1e6).toFixed(1);
  console.log(`\ndist: ${counts.join(', ')}; ${files.length} files, ${megabytes} MB, in ${elapsed()}`);
}
