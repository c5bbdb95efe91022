import { existsSync, globSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { ScaffoldRefusal, kebabName } from '../scaffold/names';
import { remoteFiles, widgetFiles } from '../scaffold/templates';
import { root } from '../shared-modules';
import { pinVersions } from './kit-packages';

const TEMPLATE = path.join(root, 'infra/build-kit/template-repository');
/** What a remote is inside this checkout and not in a repository of its own. */
const OF_CHECKOUT = new Set(['project.json', 'README.md']);
const STYLE = { singleQuote: true, printWidth: 120 };

/**
 * Makes a repository of its own for a remote: a page, a widget on the home page, their tests, and how it is built, tried
 * and published.
 *
 * @returns the files it wrote.
 * @throws {ScaffoldRefusal} before anything is written, where the folder is not empty or the name is none.
 */
export async function makeRepository(dir: string, given: string | undefined): Promise<string[]> {
  const name = kebabName(given?.replace(/^mfe-/, ''), 'remote');
  if (existsSync(dir) && readdirSync(dir).length > 0) throw new ScaffoldRefusal(`${dir} is not empty`);
  const widget = `${name}-teaser`;
  const made = { ...remoteFiles(name), ...widgetFiles(widget, 'home.sections') };
  const contract = made['remote.config.ts'] ?? '';
  const files = {
    ...made,
    'remote.config.ts': contract.replace(
      '  config: settingsSchema',
      `  widgets: [{ id: '${widget}', slot: 'home.sections' }],\n  config: settingsSchema`,
    ),
  };
  const written = Object.entries(files).filter(([file]) => !OF_CHECKOUT.has(file));
  for (const [file, text] of written)
    await write(dir, file, await format(text, { ...STYLE, filepath: path.join(dir, file) }));
  const template = globSync('{*,.*,.github/**/*}', { cwd: TEMPLATE, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const copied = template.map((one) => path.relative(TEMPLATE, path.join(one.parentPath, one.name)));
  for (const file of copied) {
    const from = path.join(TEMPLATE, file);
    const text = (await readFile(from, 'utf8')).replaceAll('REMOTE', `mfe-${name}`).replaceAll('PAGE', name);
    await write(dir, file, file === 'package.json' ? pinVersions(text) : text);
    await chmod(path.join(dir, file), (await stat(from)).mode);
  }
  return [...written.map(([file]) => file), ...copied].toSorted();
}

async function write(dir: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}
