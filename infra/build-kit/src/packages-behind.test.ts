import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { facades, root } from './shared-modules';

const unnamed = createRequire(import.meta.url)('./unnamed-components.cjs') as (source: string) => string;

test.each(Object.values(facades).flatMap((aliases) => Object.entries(aliases)))(
  'the file behind %s is where the façade looks for it: %s',
  (_alias, file) => {
    expect(existsSync(join(root, file))).toBe(true);
  },
);

test("the router's files are still written the way that the loader reads them", () => {
  const sources = globSync('node_modules/react-router/dist/production/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const read = sources.map(unnamed).join('\n');

  expect(sources.join('\n')).toMatch(/^\w+\.displayName = /m);
  expect(read).not.toMatch(/^\w+\.displayName = /m);
  expect(read).toMatch(/= \/\* @__PURE__ \*\/ React\$1\.(?:forwardRef|createContext)\(/);
});
