import { execFile } from 'node:child_process';
import { cp, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../shared-modules';
import { compileModule, importedBy } from './compile';
import { kitPackages, packedManifest } from './kit-packages';
import type { KitPackage } from './kit-packages';

const run = promisify(execFile);
const copy = promisify(cp);

/**
 * Packs the kit as npm packages, for a team that works in a repository of its own: compiled, with types.
 *
 * @param target where the tarballs go.
 * @returns their files.
 * @throws {Error} where the sources do not compile.
 */
export async function packKit(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true });
  const stage = await realpath(await mkdtemp(path.join(tmpdir(), 'kit-')));
  try {
    await writeDeclarations(stage);
    const packed: string[] = [];
    for (const one of kitPackages) packed.push(await packOne(one, stage, path.resolve(target)));
    return packed;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Sources and what lies beside them, by their path in the package. */
function filesOf({ folder, leftOut }: KitPackage): string[] {
  const files = globSync('{src,jest,bin,types}/**/*.{ts,tsx,mjs,cjs,js,css,json,woff2}', {
    cwd: path.join(root, folder),
  });
  return files.filter((file) => !/\.test\.|\/testing\//.test(file) && !leftOut?.test(file));
}

/** All types in one go: the packages stand on each other's. */
async function writeDeclarations(stage: string): Promise<void> {
  const sources = kitPackages.flatMap((one) =>
    filesOf(one)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(root, one.folder, file)),
  );
  const config = path.join(root, `tsconfig.kit.${process.pid}.json`);
  const emit = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: root,
    outDir: path.join(stage, 'types'),
  };
  await writeFile(config, JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: emit, files: sources }));
  try {
    await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], { cwd: root });
  } catch (error) {
    throw new Error(`The kit does not compile:\n${(error as { stdout?: string }).stdout ?? String(error)}`, {
      cause: error,
    });
  } finally {
    await rm(config);
  }
}

async function packOne(one: KitPackage, stage: string, target: string): Promise<string> {
  const dir = path.join(stage, one.folder);
  const imported = new Set<string>();
  for (const file of filesOf(one)) {
    const to = path.join(dir, 'dist', file);
    await mkdir(path.dirname(to), { recursive: true });
    const from = path.join(root, one.folder, file);
    if (/\.d\.ts$|^types\//.test(file) || !/\.tsx?$/.test(file)) {
      await copy(from, to);
      continue;
    }
    const code = await compileModule(await readFile(from, 'utf8'), from);
    for (const name of importedBy(code)) imported.add(name);
    await writeFile(to.replace(/\.tsx?$/, '.js'), code);
    const types = path.join(stage, 'types', one.folder, file.replace(/\.tsx?$/, '.d.ts'));
    await copy(types, to.replace(/\.tsx?$/, '.d.ts'));
  }
  const manifest = packedManifest(one.folder, imported);
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const { stdout } = await run('npm', npm, { cwd: dir });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(target, filename);
}
