import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { colourIds } from './colours';
import { roomViewIds } from './interior/room-views';
import { bodyIds } from './shape/body-spec';
import { cropIds, galleryViewIds, spinViewIds } from './views';

export const picturesDir = join(import.meta.dirname, '../../demo/pictures');

const cropSchema = z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() });
export type Crop = z.infer<typeof cropSchema>;

const entrySchema = z.object({
  kind: z.enum(['vehicle', 'crop', 'spin', 'interior', 'place', 'hero', 'card']),
  body: z.enum(bodyIds).nullable(),
  colour: z.enum(colourIds).nullable(),
  view: z.enum([...galleryViewIds, ...cropIds, ...spinViewIds, ...roomViewIds]).nullable(),
  /** Those that share a picture of their inside. */
  bodies: z.array(z.enum(bodyIds)).optional(),
  /** Path below infra/demo/pictures. */
  file: z.string(),
  /** What is shown of the file, in its pixels; all of it where there is none. */
  crop: cropSchema.optional(),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

export type Entry = z.infer<typeof entrySchema>;

const manifestSchema = z.record(z.string(), entrySchema);
type Manifest = z.infer<typeof manifestSchema>;

export function readManifest(): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(picturesDir, 'manifest.json'), 'utf8')));
}

/** Written in one go, sorted by id, a line per picture, so that a diff shows what was drawn. */
export function writeManifest(manifest: Manifest): void {
  const lines = Object.keys(manifest)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(manifest[id])}`);
  const file = join(picturesDir, 'manifest.json');
  writeFileSync(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${file}.new`, file);
}
