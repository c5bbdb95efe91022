import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ScaffoldRefusal } from './names';
import { ACCOUNT_REMOTE } from './own-page-template';
import { kinds, scaffold } from './scaffold';
import type { Kind, Wish } from './scaffold';

const USAGE = `npm run new -- remote NAME
npm run new -- page NAME --remote mfe-…
npm run new -- widget NAME --remote mfe-… --slot SLOT
npm run new -- form NAME --about vehicle|workshop|office`;

const CHECK = '`npm run validate` checks it as it is.';

const LIST = 'Give it its row in the README of the remote: `npm run jest -- infra/docs.test` asks for it.';

function menuOf(remote: string): string {
  return remote === ACCOUNT_REMOTE
    ? 'It stands behind the sign-in and in the menu by its row of OWN_PAGES, which says its name there, its flag, and why one signs in.'
    : `A menu leads to it where ${remote}/remote.config.ts says so.`;
}

/** What to do with it, for the person at the terminal. */
function nextSteps({ kind, name = '', remote = '' }: Wish): string {
  const show = (address: string) =>
    `\`npm run dev -- ${remote || `mfe-${name.replace(/^mfe-/, '')}`}\` shows ${address} as you write it.`;
  const steps: Record<Kind, string[]> = {
    remote: ['Now say in its README.md what it owns.', show(`/${name.replace(/^mfe-/, '')}`)],
    page: [show(`/${name}`), `${menuOf(remote)} ${LIST}`],
    widget: [
      show('it'),
      'shared-kit/contracts/src/release/slots.contract.ts says what the slot hands to it.',
      `docs/architecture.md lists the slots with who fills them: name ${remote} there. ${LIST}`,
    ],
    form: [
      'Now write its questions (in the first of these files) and its words (lead-form-pages.ts, lead-form-words.ts, form-mails.ts).',
      `\`npm run dev -- mfe-leads\` shows /${name}, \`npm run jest -- form-page every-mail\` reads it and its mails.`,
      '`npm run e2e -- every-form` sends it by its definition; one that needs more has its journey in infra/e2e/src/every-form.',
    ],
  };
  return [...steps[kind], CHECK].join('\n');
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { remote: { type: 'string' }, slot: { type: 'string' }, about: { type: 'string' } },
  });
  const [asked, name, ...more] = positionals;
  const kind = kinds.find((one) => one === asked);
  if (!kind || more.length > 0) throw new ScaffoldRefusal(USAGE);
  const wish = { kind, name, ...values };
  const written = await scaffold(join(import.meta.dirname, '../../../..'), wish);
  console.log(`${written.map((path) => `  ${path}`).join('\n')}\n${nextSteps(wish)}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isSaid = error instanceof ScaffoldRefusal || (error instanceof TypeError && 'code' in error);
  if (!isSaid) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
