import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ScaffoldRefusal } from './names';
import { kinds, scaffold } from './scaffold';

const USAGE = `npm run new -- remote NAME
npm run new -- page NAME --remote mfe-…
npm run new -- widget NAME --remote mfe-… --slot SLOT
npm run new -- form NAME`;

const NEXT = {
  remote: 'Then `npm install`, say in README.md what it owns, and `npm run validate`.',
  page: 'Then `npm run dev -- REMOTE` shows it, and `npm run validate` checks it. A menu leads to it where remote.config.ts says so.',
  widget: 'Then `npm run dev -- REMOTE` shows it, and `npm run validate` checks it.',
  form: 'Then write its questions and words, and `npm run jest -- form-page every-mail` and `npm run validate` check it.',
} as const;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { remote: { type: 'string' }, slot: { type: 'string' } },
  });
  const [asked, name, ...more] = positionals;
  const kind = kinds.find((one) => one === asked);
  if (!kind || more.length > 0) throw new ScaffoldRefusal(USAGE);
  const written = await scaffold(join(import.meta.dirname, '../../../..'), { kind, name, ...values });
  console.log(`${written.map((path) => `  ${path}`).join('\n')}\n${NEXT[kind]}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isSaid = error instanceof ScaffoldRefusal || (error instanceof TypeError && 'code' in error);
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
