import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { minimizers, moduleRules } from './rules';

/** The stylesheet that a style module becomes by the rules of every build. */
async function built(source: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'style-rules-'));
  fs.writeFileSync(path.join(folder, 'bar.module.css'), source);
  fs.writeFileSync(path.join(folder, 'entry.js'), "import * as s from './bar.module.css'; globalThis.bar = s.bar;");
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'out.js', cssFilename: 'out.css' },
    module: { rules: moduleRules({ dev: false, refresh: false, cssPrefix: 'kit' }) },
    optimization: { minimizer: minimizers() },
  };
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((failure, stats) =>
      compiler.close(() =>
        failure || stats?.hasErrors() ? reject(failure ?? new Error(stats?.toString())) : resolve(),
      ),
    );
  });
  const css = fs.readFileSync(path.join(folder, 'out.css'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  return css;
}

test('a style module sets the tokens it names for everybody; its classes alone are its own', async () => {
  const css = await built(
    '.bar { --focus: #fff; height: var(--bar-actions); } :root:has(.bar) { --bar-actions: 3rem; }',
  );

  expect(css).toContain('--focus:#fff');
  expect(css).toContain('--bar-actions:3rem');
  expect(css).toContain('var(--bar-actions)');
  expect(css).toMatch(/\.bar-[\w-]{4}\b/);
  expect(css).not.toMatch(/\.bar[^-]/);
});
