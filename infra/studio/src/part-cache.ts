import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RoomId } from './interior/room-plan';
import { roomParts } from './interior/room-parts';
import { encodeLists } from './mesh/mesh-file';
import type { Lists } from './mesh/mesh-file';
import { traceGroundShadow } from './mesh/ground-shadow';
import type { BodyId } from './shape/body-spec';
import { meshParts, occluder } from './vehicle-parts';

/** Meshes and shadows of a body in `cacheDir`, made again whenever the code that shapes them has changed. */
export async function preparePart(body: BodyId, cacheDir: string, coarser = 1): Promise<void> {
  const sources = [...filesIn('shape', 'mesh'), 'vehicle-parts.ts', ...bodyFiles(body)];
  await prepare(
    join(cacheDir, 'mesh', body),
    `${fingerprint(sources)} ${coarser}`,
    () => meshParts(body, coarser),
    () => drawShadow(body, cacheDir, coarser),
  );
}

/** Meshes of an interior likewise. */
export async function prepareRoom(room: RoomId, cacheDir: string, coarser = 1): Promise<void> {
  const sources = [...filesIn('interior', 'mesh'), 'shape/distance.ts'];
  const folder = join(cacheDir, 'mesh', `room-${room}`);
  await prepare(folder, `${fingerprint(sources)} ${coarser}`, () => roomParts(room, coarser));
}

async function prepare(
  folder: string,
  madeFrom: string,
  mesh: () => Record<string, Lists>,
  finish?: () => Promise<void>,
): Promise<void> {
  const mark = join(folder, 'made-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === madeFrom) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, lists] of Object.entries(mesh())) writeFileSync(join(folder, `${name}.bin`), encodeLists(lists));
  await finish?.();
  writeFileSync(mark, madeFrom);
}

async function drawShadow(body: BodyId, cacheDir: string, coarser: number): Promise<void> {
  mkdirSync(join(cacheDir, 'shadow'), { recursive: true });
  const { width, height, light } = traceGroundShadow(occluder(body), coarser);
  await sharp(light, { raw: { width, height, channels: 1 } })
    .resize(960, 512, { kernel: 'cubic' })
    .blur(5)
    .png()
    .toFile(join(cacheDir, 'shadow', `${body}.png`));
}

const here = import.meta.dirname;

function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) => readdirSync(join(here, folder)).map((file) => `${folder}/${file}`));
}

/** Changes when any of the files changes that something is made with. */
function fingerprint(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !path.includes('.test.')).sort())
    hash.update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

/** The body's file and those it builds on. */
function bodyFiles(body: BodyId): string[] {
  const builtOn: Partial<Record<BodyId, BodyId>> = { wagon: 'sedan' };
  return [body, builtOn[body]].flatMap((id) => (id ? [`bodies/${id}.ts`] : []));
}
