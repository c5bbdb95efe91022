import { hotspotSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    kind: z.string(),
    body: z.string().nullable(),
    colour: z.string().nullable(),
    bodies: z.array(z.string()).optional(),
    view: z.string().nullable(),
  }),
);
const hotspotsSchema = z.record(z.string(), z.array(hotspotSchema));

/** A turn around a vehicle, in a car's own field names. */
export type Spin = {
  spin_images: string[];
  spin_interior_image: string | undefined;
  hotspots: z.infer<typeof hotspotSchema>[];
};

/** The spin of the same body and colour as a gallery picture; null where the library has none. */
export type SpinPicker = (picture: string | undefined) => Spin | null;

export async function loadSpinLibrary(picturesDirectory: string): Promise<SpinPicker> {
  const read = async (file: string) => JSON.parse(await readFile(join(picturesDirectory, file), 'utf8')) as unknown;
  const manifest = manifestSchema.parse(await read('manifest.json'));
  const hotspots = hotspotsSchema.parse(await read('hotspots.json'));
  const frames = new Map<string, string[]>();
  const interiors = new Map<string, string>();
  for (const [id, { kind, body, colour, bodies, view }] of Object.entries(manifest)) {
    if (kind === 'spin') frames.set(`${body} ${colour}`, [...(frames.get(`${body} ${colour}`) ?? []), id].sort());
    if (kind === 'interior' && view === 'around') for (const each of bodies ?? []) interiors.set(each, id);
  }
  return (picture) => {
    const { body, colour } = (picture === undefined ? undefined : manifest[picture]) ?? { body: null, colour: null };
    const images = frames.get(`${body} ${colour}`);
    if (body === null || !images || images.length < FRAMES) return null;
    return { spin_images: images, spin_interior_image: interiors.get(body), hotspots: hotspots[body] ?? [] };
  };
}

/** A turn with fewer frames is still being drawn. */
const FRAMES = 36;
