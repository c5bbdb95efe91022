import { MOST_PHOTO_MB } from '@shared-kit/domain/form/photo-limits';

/** The highest number that a photo can have: as many are added and taken away by nobody. */
export const LAST_NUMBER = 32_767;

/** A photo's file; how many photos there may be, and this in words, the form says too (`domain/src/form`). */
export const MOST_BYTES = MOST_PHOTO_MB * 1024 * 1024;

/**
 * Pixels a photo may declare, by format. A telephone's largest JPEG or HEIC has 50 million; the formats of the web are
 * no camera's, and a few bytes of AVIF or PNG unfold to any size.
 */
export const MOST_PIXELS: Readonly<Record<string, number>> = {
  jpeg: 60_000_000,
  png: 30_000_000,
  webp: 30_000_000,
  heif: 30_000_000,
};

/** Longer or wider than this is no photo: 1 x 60,000,000 pixels would pass the limit above. */
export const LONGEST_SIDE_PX = 20_000;

/** The kept photo's longer side at most. */
export const KEPT_SIDE_PX = 2_000;
