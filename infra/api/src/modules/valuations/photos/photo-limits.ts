/** Photos of one vehicle. */
export const MOST_PHOTOS = 10;
/** The highest number that a photo can have: as many are added and taken away by nobody. */
export const LAST_NUMBER = 32_767;

/** A photo's file. */
export const MOST_BYTES = 10 * 1024 * 1024;

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
