import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ kind: z.string(), body: z.string().nullable(), colour: z.string().nullable() }),
);

/** Parts of the same vehicle's pictures, seen from nearer; none where the library has none. */
export type CloserLookPicker = (picture: string | undefined) => readonly string[];

export async function loadCloserLooks(picturesDirectory: string): Promise<CloserLookPicker> {
  const file = await readFile(join(picturesDirectory, 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(file));
  const looks = new Map<string, string[]>();
  for (const [id, { kind, body, colour }] of Object.entries(manifest))
    if (kind === 'crop') looks.set(`${body} ${colour}`, [...(looks.get(`${body} ${colour}`) ?? []), id]);
  return (picture) => {
    const shown = picture === undefined ? undefined : manifest[picture];
    return (shown && looks.get(`${shown.body} ${shown.colour}`)) ?? [];
  };
}
