/** `npm run -s sheets -- <game>`: the sheets of one game as a PDF, in any paper, layout and ink. */
import { parseArgs } from 'node:util';
import { formatProblems, quote, suggest } from '../src/definition/problem.ts';
import { gameSlugs, loadGame, readPapers } from '../src/node/content.ts';
import { writeSheets } from '../src/node/sheet-files.ts';
import { DEFAULT_CHOICE, renderSheets, type SheetChoice, sheetName } from '../src/node/sheets.ts';
import { INKS } from '../src/print/face.ts';
import { LAYOUTS } from '../src/print/sheet.ts';

const OPTIONS = {
  paper: { type: 'string', default: DEFAULT_CHOICE.paper },
  layout: { type: 'string', default: DEFAULT_CHOICE.layout },
  ink: { type: 'string', default: DEFAULT_CHOICE.ink },
  flip: { type: 'string', default: 'long' },
  out: { type: 'string', default: '.' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Option = Exclude<keyof typeof OPTIONS, 'help'>;

/** What may stand behind an option. */
const VALUES: Readonly<Record<Option, () => string>> = {
  paper: () =>
    `${readPapers()
      .map(({ id }) => id)
      .join(', ')}, or a size: "180mm x 240mm"`,
  layout: () => LAYOUTS.join(', '),
  ink: () => INKS.join(', '),
  flip: () => 'long, short: the edge about which your printer turns a duplex sheet',
  out: () => 'a folder; it is made where it is missing',
};

const HELP = (): string => `Makes the sheets of a game as a PDF, and a JSON file that says where every face lies.

  npm run -s sheets -- <game> [options]

${Object.entries(VALUES)
  .map(([option, values]) => `  --${option.padEnd(6)}  ${values()}`)
  .join('\n')}
`;

/** One of a list; throws on anything else, naming the nearest. */
function oneOf<T extends string>(option: string, value: string, list: readonly T[]): T {
  const found = list.find((name) => name === value);
  if (found !== undefined) return found;
  throw new Error(`--${option} ${quote(value)} is not known; ${suggest(value, list) ?? ''}`);
}

function readArguments(): {
  slug: string | undefined;
  values: Record<Option, string>;
  help: boolean;
} {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    if (positionals.length > 1)
      throw new Error(`one game at a time, not ${positionals.length}: ${positionals.join(', ')}`);
    return { slug: positionals[0], values, help: values.help };
  } catch (error) {
    throw new Error(argumentError(error as NodeJS.ErrnoException), { cause: error });
  }
}

/** What Node says of arguments that it can't read, for people. */
function argumentError({ code, message }: NodeJS.ErrnoException): string {
  const name = /'(?:-\w, )?--?([^\s'=]*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const hint = suggest(name, Object.keys(OPTIONS));
    return `unknown option --${name}${hint === null ? '' : `; ${hint}`}`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  if (!Object.hasOwn(VALUES, name)) return `--${name} takes no value`;
  return `--${name} lacks its value, which can't start with -: ${VALUES[name as Option]()}`;
}

/** Answers with the exit status. */
async function main(): Promise<number> {
  const started = performance.now();
  const { slug, values, help } = readArguments();
  const slugs = await gameSlugs();
  if (help || slug === undefined) {
    (help ? process.stdout : process.stderr).write(`${HELP()}\n  games: ${slugs.join(', ')}\n`);
    return help ? 0 : 1;
  }
  if (!slugs.includes(slug)) throw new Error(`there is no game ${quote(slug)}; ${suggest(slug, slugs) ?? ''}`);
  const empty = (Object.keys(VALUES) as Option[]).find((option) => values[option].trim() === '');
  if (empty !== undefined) throw new Error(`--${empty} is empty: ${VALUES[empty]()}`);
  const choice: SheetChoice = {
    paper: values.paper,
    layout: oneOf('layout', values.layout, LAYOUTS),
    ink: oneOf('ink', values.ink, INKS),
    flip: oneOf('flip', values.flip, ['long', 'short']),
  };
  const name = sheetName(slug, choice);
  const { game, problems, texts } = await loadGame(slug);
  const made = game === null ? null : await renderSheets(game, choice);
  const all = [...problems, ...(made?.problems ?? [])];
  if (all.length > 0) console.error(`${formatProblems(all, texts)}\n`);
  if (made === null || all.some(({ severity }) => severity === 'error')) {
    console.error('Nothing was written: mend the errors above first.');
    return 1;
  }
  const [pdf, json] = await writeSheets(values.out, name, made);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${pdf}: ${made.pages} pages on ${made.sheets} sheets, ${Math.ceil(made.pdf.length / 1024)} kB, ${seconds} s`,
  );
  console.log(`${json}: ${made.placements.length} faces`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
