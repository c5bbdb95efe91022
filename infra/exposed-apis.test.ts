import { ownRemotes } from '@infra/build-kit/own-remotes';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Every value that a file imports from its own remote, also later (`import(…)`); types are nothing at run time. */
const IMPORTS =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^'";]*?from\s+'(\.[^']+)'|import\((?:\/\*.*?\*\/\s*)?'(\.[^']+)'\)/g;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, now, later]) => {
    const base = path.resolve(path.dirname(file), now ?? later ?? '');
    return ['.ts', '.tsx'].map((extension) => base + extension).filter((candidate) => existsSync(candidate));
  });
}

/** All that a module brings with it, itself included. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of importsOf(file)) reachedFrom(imported, reached);
  return reached;
}

/** The exported names of the apis that a file makes: `export const carApi = createRemoteApi(…)`. */
const apisIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = createRemoteApi/g)].map(([, name]) => name ?? '');

/** `export const overviewApi = searchApi.injectEndpoints(…)` is the same api by another name. */
const otherNames = new Map(
  globSync('mfe-*/src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.resolve(root, file), 'utf8').matchAll(/export const (\w+) = (\w+)\.injectEndpoints/g)].map(
      ([, name = '', of = '']): [string, string] => [name, of],
    ),
  ),
);
const firstName = (api: string): string => otherNames.get(api) ?? api;

const exposed = ownRemotes(root).flatMap((remote) => globSync(`${remote}/src/exposes/*.tsx`, { cwd: root }));

test('modules that are exposed are found, and so is what they import', () => {
  expect(exposed.length).toBeGreaterThan(40);
  const reached = reachedFrom(path.resolve(root, 'mfe-account/src/exposes/watchlist-page.tsx'));
  expect([...reached].flatMap(apisIn)).toEqual(['accountApi']);
});

/** What a module tells the store of, also as another's: `export { apis } from './delivery-calculator'`. */
function namedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, other] = /export \{[^}]*\bapis\b[^}]*\} from '(\.[^']+)'/.exec(source) ?? [];
  if (other !== undefined) return namedBy(path.resolve(path.dirname(file), `${other}.tsx`));
  const [, names = ''] = /export const apis[^=]*= \[([^\]]*)\]/.exec(source) ?? [];
  return names.split(/[\s,]+/);
}

test.each(exposed)('%s names in its apis whatever it asks: the store learns of no other', (name) => {
  const file = path.resolve(root, name);
  const named = new Set(namedBy(file).map(firstName));

  expect([...reachedFrom(file)].flatMap(apisIn).filter((api) => !named.has(api))).toEqual([]);
});
