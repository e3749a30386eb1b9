/**
 * `npm run dev`: the whole site at localhost, with every edit of a definition, or its error, shown at once.
 * `npm run dev -- --port 8080` takes another port.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/node/check-content.ts';
import { writeClauses } from '../src/node/clauses.ts';
import { CONTENT } from '../src/node/content.ts';
import { ROOT } from '../src/node/root.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const port = portNamed();

// Errors are no reason to stop here: the page shows them until they are mended.
await checkContent().catch((error: Error) => console.error(`${error.message}\n`));
await clauses();
watch(join(CONTENT, 'games'), { recursive: true }, (_event, file) => {
  if (file?.endsWith('rules.yaml')) void clauses();
});

const { dev } = await import('astro');
await dev({ root: ROOT, ...(port === undefined ? {} : { server: { port } }) });

async function clauses(): Promise<void> {
  await writeClauses().catch((error: Error) => console.error(`The clause ids are as they were: ${error.message}`));
}

/** The port asked for; ends the run where that is no port. */
function portNamed(): number | undefined {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
    if (port === undefined || (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65536)) {
      return port === undefined ? undefined : Number(port);
    }
    console.error(`--port ${JSON.stringify(port)} is no port: a number from 1 to 65535.`);
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run dev knows one option: -- --port 8080`);
  }
  process.exit(1);
}
