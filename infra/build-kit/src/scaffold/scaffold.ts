import { slotNames } from '@shared-kit/contracts/release/slots.contract';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { FORM_PAGES_FILE, formEntries, subjects } from './form-template';
import type { Entry } from './form-template';
import { importInto, insertInto } from './insert';
import { ScaffoldRefusal, kebabName, titleOf } from './names';
import { ACCOUNT_REMOTE, ownPageEntries, ownPageFiles } from './own-page-template';
import { pageFiles, remoteFiles, widgetFiles } from './templates';
import type { Files } from './templates';

export const kinds = ['remote', 'page', 'widget', 'form'] as const;
export type Kind = (typeof kinds)[number];
/** What was typed: `npm run new -- widget safety-recalls --remote mfe-vehicle --slot vehicle.reviews`. */
export type Wish = {
  kind: Kind;
  name: string | undefined;
  remote?: string | undefined;
  slot?: string | undefined;
  /** Of a form. */
  about?: string | undefined;
};

/** New and changed files, by their path from the root. */
type Change = { created: Files; changed: Files };

/**
 * Makes a remote, page, widget or form in the checkout at `root`.
 *
 * @returns the paths it wrote.
 * @throws {ScaffoldRefusal} before anything is written, saying why it cannot be made.
 */
export async function scaffold(root: string, wish: Wish): Promise<string[]> {
  const { created, changed } = makers[wish.kind](root, wish);
  for (const path of Object.keys(created)) refuseTaken(root, path);
  const written = { ...created, ...changed };
  const formatted = await Promise.all(
    Object.entries(written).map(async ([path, text]) => [path, await inOurStyle(join(root, path), text)] as const),
  );
  for (const [path, text] of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(written);
}

const makers: Record<Kind, (root: string, wish: Wish) => Change> = {
  remote(root, { name: given }) {
    const name = kebabName(given?.replace(/^mfe-/, ''), 'remote');
    const remote = `mfe-${name}`;
    // Not its folder: a build outlives the sources it was made from.
    refuseTaken(root, `${remote}/remote.config.ts`);
    refuseAddress(root, `/${name}`);
    return { created: inFolder(remote, remoteFiles(name)), changed: {} };
  },
  page(root, { name: given, remote }) {
    const name = kebabName(given, 'page');
    const file = configOf(root, remote);
    refuseAddress(root, `/${name}`);
    if (remote === ACCOUNT_REMOTE)
      return { created: inFolder(remote, ownPageFiles(name)), changed: withEntries(root, ownPageEntries(name)) };
    const entry = `{ id: '${name}-page', path: '/${name}', title: '${titleOf(name)}' }`;
    const changed = withEntries(root, [{ file, list: { property: 'routes' }, entry }]);
    return { created: inFolder(dirname(file), pageFiles(name)), changed };
  },
  widget(root, { name: given, remote, slot = '' }) {
    const name = kebabName(given, 'widget');
    const file = configOf(root, remote);
    if (!slotNames.some((one) => one === slot)) {
      throw new ScaffoldRefusal(
        `${slot ? `No slot ${slot}` : 'Say which slot it fills'}: --slot ${slotNames.join(' | ')}`,
      );
    }
    const entry = `{ id: '${name}', slot: '${slot}' }`;
    const changed = withEntries(root, [{ file, list: { property: 'widgets' }, entry }]);
    return { created: inFolder(dirname(file), widgetFiles(name, slot)), changed };
  },
  form(root, { name: given, about }) {
    const name = kebabName(given, 'form');
    const subject = subjects.find((one) => one === about);
    if (!subject)
      throw new ScaffoldRefusal(
        `${about ? `No form is about ${about}` : 'Say what it is about'}: --about ${subjects.join(' | ')}`,
      );
    refuseAddress(root, `/${name}`);
    const ids = filesLike(root, 'shared-kit/contracts/src/form/*-form{,s}.ts').map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    if (ids.some((text) => text.includes(`id: '${name}'`)))
      throw new ScaffoldRefusal(`There is a form ${name} already.`);
    return { created: {}, changed: withEntries(root, formEntries(name, subject)) };
  },
};

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [join(folder, path), text]));
}

/** Each file with all that goes into it; the entries are put in with `insertInto`. */
function withEntries(root: string, entries: readonly Entry[]): Files {
  const changed: Record<string, string> = {};
  for (const { file, list, entry, imported } of entries) {
    const [path] = filesLike(root, file);
    if (!path) throw new Error(`${file} is not there: this tool has to follow where it went`);
    const source = changed[path] ?? readFileSync(join(root, path), 'utf8');
    const entered = list ? insertInto(source, list, entry) : `${source}${entry}`;
    changed[path] = imported ? importInto(entered, imported) : entered;
  }
  return changed;
}

function configOf(root: string, remote: string | undefined): string {
  const remotes = filesLike(root, 'mfe-*/remote.config.ts').map((file) => dirname(file));
  if (remote && remotes.includes(remote)) return `${remote}/remote.config.ts`;
  throw new ScaffoldRefusal(`${remote ? `No remote ${remote}` : 'Say whose it is'}: --remote ${remotes.join(' | ')}`);
}

function refuseTaken(root: string, path: string): void {
  if (existsSync(join(root, path))) throw new ScaffoldRefusal(`${path} is there already: choose another name.`);
}

/** Addresses are everybody's: two remotes with one would be refused when they are published. */
function refuseAddress(root: string, address: string): void {
  const taken = addressFiles(root).find(({ addresses }) => addresses.includes(address));
  if (taken) throw new ScaffoldRefusal(`${address} is an address of ${taken.owner} already: choose another name.`);
}

/** Where addresses are written: in a remote's contract, in the table of forms' pages, and as constants that others lead by. */
function addressFiles(root: string): { owner: string; addresses: string[] }[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const listed = [...filesLike(root, 'mfe-*/remote.config.ts'), FORM_PAGES_FILE].map((file) => ({
    owner: file === FORM_PAGES_FILE ? 'mfe-leads' : dirname(file),
    // What it leads to is another's.
    addresses: literals(read(file).replace(/\blinks: \[[^\]]*\]/, ''), /'(\/[\w/:?-]+)'/g),
  }));
  const constants = filesLike(root, '{shared-kit/{contracts,domain},shell}/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ owner: file, addresses: literals(read(file), /\bconst [A-Z_]+ = '(\/[\w/-]+)'/g) }));
  return [...listed, ...constants];
}

function literals(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, literal = '']) => literal);
}

function filesLike(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).toSorted();
}

async function inOurStyle(path: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
