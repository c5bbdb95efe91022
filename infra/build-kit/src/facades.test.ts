import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facades, root } from './shared-modules';

/** What a page of a site may load: neither the server's settings nor what stands beside the product. */
const sources = globSync(['shared-kit/*/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: [
    'shared-kit/contracts/src/{operator,process}/**',
    'shared-kit/contracts/src/release/describe-slots.ts',
    'shared-kit/contracts/src/http/plain-issues.ts',
    'shared-kit/testing/**',
    'shell/src/server/**',
    'shared-kit/kit-page/**',
    '**/*.test.ts',
    '**/*.test.tsx',
  ],
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/\/\*\*[^]*?\*\//g, '');
}

const facadeOf = (id: string) => read(`shell/src/federation/facades/${id.replaceAll('/', '-').replace('@', '')}.ts`);

function isIn(source: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(source);
}

/** The values, not the types, that a file imports from a module. */
function importedFrom(id: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`^import \\{([^}]*)\\} from '${id}';`, 'gm'))].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []),
  );
}

/** `string` of `z.string()`, `iso.date` of `z.iso.date()`: of `iso` the façade gives only some. */
function namesOfZod(source: string): string[] {
  const types = new Set(['infer', 'input', 'output']);
  return [...source.matchAll(/\bz\.([a-z]\w*(?:(?<=iso)\.\w+)?)/g)].flatMap(([, name = '']) =>
    types.has(name) ? [] : name,
  );
}

test.each(Object.keys(facades).filter((id) => id !== 'zod'))(
  'what is imported from %s is in the slice of it that the shell gives to browsers',
  (id) => {
    const used = sources.flatMap((file) => importedFrom(id, read(file)).map((name) => ({ file, name })));

    expect(used).not.toEqual([]);
    expect(used.filter(({ name }) => !isIn(facadeOf(id), name))).toEqual([]);
  },
);

test('what contracts and remotes use of zod is in the slice of it that the shell gives to browsers', () => {
  const schemas = read(facades['zod']?.['real-zod'] ?? '');
  const own = /z = \{([^;]*)\};/.exec(facadeOf('zod'))?.[1] ?? '';
  const isSchema = (name: string) =>
    new RegExp(`^export (?:(?:function|const) |\\{.* as )${name}\\b`, 'm').test(schemas);
  const used = sources.flatMap((file) => namesOfZod(read(file)).map((name) => ({ file, name })));

  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !isSchema(name) && !name.split('.').every((part) => isIn(own, part)))).toEqual([]);
});
