/** `npm run dev`: the whole site at localhost, with every edit of a definition, or its error, shown at once. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../src/node/check-content.ts';
import { writeClauses } from '../src/node/clauses.ts';
import { CONTENT } from '../src/node/content.ts';
import { ROOT } from '../src/node/root.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Errors are no reason to stop here: the page shows them until they are mended.
await checkContent().catch((error: Error) => console.error(`${error.message}\n`));
await clauses();
watch(join(CONTENT, 'games'), { recursive: true }, (_event, file) => {
  if (file?.endsWith('rules.yaml')) void clauses();
});

const { dev } = await import('astro');
await dev({ root: ROOT });

async function clauses(): Promise<void> {
  await writeClauses().catch((error: Error) => console.error(`The clause ids are as they were: ${error.message}`));
}
