import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { colourFamily } from './simplify.service';

const manifestSchema = z.record(
  z.string(),
  z.object({
    kind: z.string(),
    body: z.string().nullish(),
    colour: z.string().nullish(),
    /** Bodies that share a picture of their inside, whatever their colour. */
    bodies: z.array(z.string()).optional(),
    view: z.string().nullish(),
  }),
);
export type PictureManifest = z.infer<typeof manifestSchema>;

/** Chooses pictures for a car that brings none; the first is the main one. */
export type PicturePicker = (car: {
  body: string | null;
  /** The feed's own words for it: a truck may have a box, a tray or nothing behind its cab. */
  configuration?: string | null | undefined;
  colour: string | null;
  seats: number | null;
}) => string[];

type Picture = { id: string; view: string };
/** Colour -> its pictures. */
type Colours = Map<string, Picture[]>;

/** Views in the order in which a gallery shows them. Others follow. */
const VIEWS = ['front34', 'side', 'rear34', 'dash', 'front', 'seats', 'rear', 'boot', 'wheel', 'lamp'];
/** What is all around one point is for a viewer, not for a gallery. */
const NOT_FOR_GALLERIES = 'around';

/** What a body looks most like, best first, for the library may not have drawn all of them. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  Hatch: ['hatch', 'sedan', 'suv-small'],
  Sedan: ['sedan', 'hatch', 'wagon'],
  Wagon: ['wagon', 'suv-small', 'hatch'],
  SUV: ['suv-small', 'suv-large'],
  'Large SUV': ['suv-large', 'suv-small'],
  Ute: ['ute', 'truck'],
  Van: ['van', 'suv-large'],
  // With windows all along and rows of seats, as none of the vans has.
  'People Mover': ['people-mover', 'suv-large', 'van'],
  Commercial: ['van', 'truck', 'ute'],
  Coupe: ['coupe', 'sedan', 'hatch'],
  Convertible: ['coupe', 'sedan', 'hatch'],
  Truck: ['truck', 'ute'],
  Motorcycle: ['motorcycle'],
  Caravan: ['caravan', 'van'],
};
const ANY_CAR = ['hatch', 'sedan', 'suv-small', 'suv-large'];

/** Trucks without a box, which the library has not drawn. */
const OPEN_TRUCK =
  /tray|tipper|prime mover|cab.?chassis|flat.?(?:bed|top)|service.?(?:pack|body)|tautliner|curtain|agitator|crane/i;

/** What a colour looks most like, best first. */
const TINTS: Readonly<Record<string, readonly string[]>> = {
  Orange: ['orange', 'bronze', 'red'],
  Brown: ['bronze', 'orange', 'grey'],
  Gold: ['bronze', 'orange', 'silver'],
  Yellow: ['orange', 'bronze', 'white'],
  Beige: ['silver', 'white'],
  Purple: ['blue', 'black'],
};
const NEUTRAL = ['white', 'silver', 'grey'];
/** A drawn card instead of a picture, for bodies that the library has nothing like. */
const PLACEHOLDER = 'picture-to-come';

/** Reads a picture library's manifest and makes its picker. */
export async function loadPictureLibrary(imagesDirectory: string): Promise<PicturePicker> {
  return pictureLibrary(
    manifestSchema.parse(JSON.parse(await readFile(join(imagesDirectory, 'manifest.json'), 'utf8'))),
  );
}

/**
 * Picks pictures of one vehicle: the same body and colour in every view, or the nearest there
 * are, or the library's placeholder where nothing in it resembles the body.
 */
export function pictureLibrary(manifest: PictureManifest): PicturePicker {
  const sets = picturesByBody(manifest);
  const insides = insidesByBody(manifest);
  return ({ body, configuration, colour, seats }) => {
    const look = looksLike(body, configuration ?? '', seats).find((each) => sets.has(each));
    const colours = look === undefined ? undefined : sets.get(look);
    if (look === undefined || !colours) return PLACEHOLDER in manifest ? [PLACEHOLDER] : [];
    return [...nearestTint(colours, colour), ...(insides.get(look) ?? [])]
      .toSorted((a, b) => orderOf(a.view) - orderOf(b.view))
      .map(({ id }) => id);
  };
}

/** Body, then colour, then its pictures in every view. */
function picturesByBody(manifest: PictureManifest): Map<string, Colours> {
  const sets = new Map<string, Colours>();
  for (const [id, { kind, body, colour, view }] of Object.entries(manifest)) {
    if (kind !== 'vehicle' || !body || !colour || !view) continue;
    const colours = sets.get(body) ?? new Map<string, Picture[]>();
    sets.set(body, colours.set(colour, [...(colours.get(colour) ?? []), { id, view }]));
  }
  return sets;
}

function insidesByBody(manifest: PictureManifest): Map<string, Picture[]> {
  const insides = new Map<string, Picture[]>();
  for (const [id, { kind, bodies = [], view }] of Object.entries(manifest)) {
    if (kind !== 'interior' || !view || view === NOT_FOR_GALLERIES) continue;
    for (const body of bodies) insides.set(body, [...(insides.get(body) ?? []), { id, view }]);
  }
  return insides;
}

function looksLike(body: string | null, configuration: string, seats: number | null): readonly string[] {
  if (body === 'Truck' && OPEN_TRUCK.test(configuration)) return [];
  const isLarge = body === 'SUV' && (seats ?? 5) > 5;
  return LOOKS[isLarge ? 'Large SUV' : (body ?? '')] ?? ANY_CAR;
}

function nearestTint(colours: Colours, colour: string | null): Picture[] {
  const family = colourFamily(colour) ?? '';
  const wanted = [...(TINTS[family] ?? [family.toLowerCase()]), ...NEUTRAL, ...colours.keys()];
  const tint = wanted.find((name) => colours.has(name));
  return (tint && colours.get(tint)) || [];
}

function orderOf(view: string): number {
  const index = VIEWS.indexOf(view);
  return index < 0 ? VIEWS.length : index;
}
