import type { PicturePicker } from '@infra/api/modules/stock/tools.service';
import type { CloserLookPicker } from './closer-looks';
import { firstPictureBy } from './first-picture';
import type { FirstView } from './first-picture';
import type { Random } from '../random';
import type { Spin, SpinPicker } from './spins';

/** How many photos dealers take, and how often. */
const PHOTO_COUNTS = [
  { count: 0, weight: 3 },
  { count: 1, weight: 8 },
  { count: 3, weight: 17 },
  { count: 8, weight: 47 },
  { count: 20, weight: 25 },
] as const;
/** Of the cars that can have one, which are those in four of the colours: about a third of all. */
const SPIN_CHANCE = 0.53;
/** Other angles than a gallery's, before a dealer goes nearer. */
const OTHER_ANGLES = 6;

type Wanted = Parameters<PicturePicker>[0];
/** Whose photos they are, and with which its dealer likes to begin. */
type Whose = { stocknum: string; liked: FirstView };
type Library = { pickPictures: PicturePicker; pickSpin: SpinPicker; pickCloserLooks: CloserLookPicker };
type Photos = { images: string[] } & Partial<Spin>;

/** A car's photos, its own body in the nearest colour, as many as its dealer took; and a spin for some. */
export function carPhotos(random: Random, wanted: Wanted, library: Library, { stocknum, liked }: Whose): Photos {
  const gallery = firstPictureBy(library.pickPictures(wanted), stocknum, liked);
  const spin = library.pickSpin(gallery[0]);
  const all = [...gallery, ...otherAngles(spin), ...library.pickCloserLooks(gallery[0])];
  const { count } = random.weighted(PHOTO_COUNTS, ({ weight }) => weight);
  const images = all.slice(0, reachable(count, all.length));
  return { images, ...(random.chance(SPIN_CHANCE) && count > 0 ? spin : null) };
}

/** Where there is less to photograph, like a motorcycle's inside, the next smaller number of photos. */
function reachable(count: number, available: number): number {
  if (count <= available) return count;
  return Math.max(...PHOTO_COUNTS.map((each) => each.count).filter((each) => each <= available));
}

/** Some frames of the turn, evenly spread, leaving out the one that looks like the main picture. */
function otherAngles(spin: Spin | null): string[] {
  const frames = spin?.spin_images.slice(1) ?? [];
  const step = Math.max(1, Math.floor(frames.length / OTHER_ANGLES));
  return frames.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, OTHER_ANGLES);
}
