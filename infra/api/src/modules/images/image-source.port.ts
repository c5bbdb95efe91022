/** The part of a master that is shown, in its pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

/** A picture's master, on disk or drawn here, all of it or a part. `stamp` changes when either does. */
export type ImageMaster = { file: string | Buffer; stamp: string; crop?: Crop | undefined };

/** Finds a picture by its id, with a stamp (`picture-stamp.ts`) or without. */
export type ImageSource = { find: (id: string) => Promise<ImageMaster | null> };
