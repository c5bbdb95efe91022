import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const NUMBER = /\b(?:S[2-9]-\d{2}|A-\d{2}|R-LEGAL-\d{2})\b/g;

const text = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const entries = [...text.matchAll(/^- \*\*([^*]+)\*\* (.+)$/gm)].map(([, number = '', rule = '']) => ({
  number,
  rule,
}));
const known = new Set(entries.map(({ number }) => number));

/** Each number that a file of the repository cites, with the file. */
function cited(): Map<string, string> {
  const files = globSync(['*.mjs', '{shell,mfe-*,shared-kit,infra}/**/*.{ts,tsx,mjs,css,sql,md,yaml}'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|dist-dev)$/.test(path),
  });
  return new Map(
    files.flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(NUMBER) ?? []).map((number) => [number, file]),
    ),
  );
}

test('every rule that the code cites stands in docs/rules.md', () => {
  const numbers = cited();
  expect(numbers.size).toBeGreaterThan(150);
  const missing = [...numbers].filter(([number]) => !known.has(number)).map(([number, place]) => `${number} ${place}`);
  expect(missing).toEqual([]);
});

test('no rule that the code cites is said not to be built, unless its entry says which part is', () => {
  const numbers = cited();
  const [, unbuilt] = text.split(/^## Not built yet$/m);
  expect(unbuilt).toBeDefined();
  const entriesOf = [...unbuilt!.matchAll(/^- \*\*([^*]+)\*\* (.+)$/gm)];
  const claimed = entriesOf.filter(([, number = '', rule = '']) => numbers.has(number) && !rule.includes('Built is'));
  expect(claimed.map(([, number = '']) => `${number} ${numbers.get(number)}`)).toEqual([]);
});

test('each of its rules has one entry, which says something', () => {
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.map(({ number }) => number).filter((number, index, all) => all.indexOf(number) !== index)).toEqual([]);
  expect(entries.filter(({ number }) => number.replace(NUMBER, '') !== '')).toEqual([]);
  expect(entries.filter(({ rule }) => rule.length < 20)).toEqual([]);
});

test('its entries stand in order within their chapter', () => {
  for (const chapter of text.split(/^## /m).slice(1)) {
    if (chapter.startsWith('Not built yet')) continue;
    const numbers = [...chapter.matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, number = '']) => number);
    expect(numbers).toEqual(numbers.toSorted());
  }
});

test('a rule that it refers to is one of its own, and a folder that it names is there', () => {
  const words = entries.flatMap(({ rule }) => rule.match(NUMBER) ?? []);
  expect(words.filter((number) => !known.has(number))).toEqual([]);
  const folders = [...text.matchAll(/`((?:shell|mfe-[a-z][a-z0-9-]*|shared-kit|infra)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the rule of what asks for a sign-in names each page that always does (S6-01)', async () => {
  const remotes = await Promise.all(
    ownRemotes(root).map(
      async (name) => (await import(join(root, name, 'remote.config.ts'))) as { default: RemoteConfig },
    ),
  );
  const gated = remotes
    .flatMap(({ default: { routes } }) => routes)
    .filter(({ gate, gateFlag }) => gate === 'signed-in' && gateFlag === undefined)
    .map(({ path }) => path);
  const rule = entries.find(({ number }) => number === 'S6-01')?.rule ?? '';
  const named = [...rule.matchAll(/`(\/[\w/-]+)`/g)].map(([, path = '']) => path);

  expect(named.toSorted()).toEqual(gated.toSorted());
});
