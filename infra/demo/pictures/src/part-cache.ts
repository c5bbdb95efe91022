import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeLists } from './mesh/mesh-file';
import { traceGroundShadow } from './mesh/ground-shadow';
import type { BodyId } from './shape/body-spec';
import { meshParts, occluder } from './vehicle-parts';

/** Meshes and shadows of a body in `cacheDir`, made again whenever the code that shapes them has changed. */
export async function preparePart(body: BodyId, cacheDir: string, coarser = 1): Promise<void> {
  const mark = join(cacheDir, 'mesh', body, 'made-from');
  const fingerprint = `${shapeFingerprint(body)} ${coarser}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return;
  mkdirSync(join(cacheDir, 'mesh', body), { recursive: true });
  mkdirSync(join(cacheDir, 'shadow'), { recursive: true });
  for (const [name, lists] of Object.entries(meshParts(body, coarser))) {
    writeFileSync(join(cacheDir, 'mesh', body, `${name}.bin`), encodeLists(lists));
  }
  const { width, height, light } = traceGroundShadow(occluder(body));
  await sharp(light, { raw: { width, height, channels: 1 } })
    .resize(960, 512, { kernel: 'cubic' })
    .blur(5)
    .png()
    .toFile(join(cacheDir, 'shadow', `${body}.png`));
  writeFileSync(mark, fingerprint);
}

/** Changes when the body's own file or anything that turns it into meshes changes. */
function shapeFingerprint(body: BodyId): string {
  const here = import.meta.dirname;
  const shared = ['shape', 'mesh'].flatMap((folder) =>
    readdirSync(join(here, folder)).map((file) => join(here, folder, file)),
  );
  const files = [
    ...shared,
    join(here, 'vehicle-parts.ts'),
    ...bodyFiles(body).map((file) => join(here, 'bodies', file)),
  ];
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !path.includes('.test.')).sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The body's file and those it builds on. */
function bodyFiles(body: BodyId): string[] {
  const builtOn: Partial<Record<BodyId, BodyId>> = { wagon: 'sedan' };
  return [`${body}.ts`, ...(builtOn[body] ? [`${builtOn[body]}.ts`] : [])];
}
