import type { PicturePicker } from '@infra/api/modules/stock/car/library-pictures';
import type { Random } from './random';
import type { Spin, SpinPicker } from './spins';

/** How many photos dealers take, and how often. */
const PHOTO_COUNTS = [
  { count: 0, weight: 3 },
  { count: 1, weight: 8 },
  { count: 3, weight: 17 },
  { count: 8, weight: 47 },
  { count: 20, weight: 25 },
] as const;
/** Of the cars that can have one; the library has spins in the commonest colours only. A third of all is aimed at. */
const SPIN_CHANCE = 0.42;

type Wanted = Parameters<PicturePicker>[0];
type Library = { pickPictures: PicturePicker; pickSpin: SpinPicker };
type Photos = { images: string[] } & Partial<Spin>;

/** A car's photos, its own body in the nearest colour, as many as its dealer took; and a spin for some. */
export function carPhotos(random: Random, wanted: Wanted, { pickPictures, pickSpin }: Library): Photos {
  const gallery = pickPictures(wanted);
  const { count } = random.weighted(PHOTO_COUNTS, ({ weight }) => weight);
  const spin = pickSpin(gallery[0]);
  const images = [...gallery, ...otherAngles(spin, count - gallery.length)].slice(0, count);
  return { images, ...(random.chance(SPIN_CHANCE) && count > 0 ? spin : null) };
}

/** So many frames of the turn, evenly spread, leaving out the one that looks like the main picture. */
function otherAngles(spin: Spin | null, count: number): string[] {
  const frames = spin?.spin_images.slice(1) ?? [];
  if (count <= 0) return [];
  const step = Math.max(1, frames.length / count);
  return frames.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
}
