/** Photos of one vehicle that is offered as a trade-in. */
export const MOST_PHOTOS = 10;

/** A photo's file, in megabytes of 1,024 × 1,024 bytes. */
export const MOST_PHOTO_MB = 10;
