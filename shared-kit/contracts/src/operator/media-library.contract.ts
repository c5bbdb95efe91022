import { OWN_PICTURE_ID } from '@shared-kit/domain/content/content-pictures';
import { z } from 'zod';
import { pictureFocusSchema } from '../site/content-picture.contract';

const siteName = z.string().min(1).max(100);
const pictureId = z.string().regex(OWN_PICTURE_ID, 'The name of a picture of the library');
const alt = z.string().trim().min(1, 'Say what the picture shows').max(300, 'At most 300 characters');
const percent = z.coerce.number().pipe(pictureFocusSchema.shape.x).default(50);

/** GET /api/content/pictures?site=… */
export const libraryOfSiteSchema = z.object({ site: siteName });
const libraryPictureSchema = z.object({
  id: pictureId,
  /** As the file was called. */
  name: z.string(),
  alt: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
  /** In pixels, as it is kept. */
  width: z.int(),
  height: z.int(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;
/** Newest first. */
export const librarySchema = z.object({ pictures: z.array(libraryPictureSchema) });
export type Library = z.infer<typeof librarySchema>;

/** GET /api/content/picture?site=…&id=…: WebP, at most 320 pixels a side. */
export const thumbnailAskedSchema = z.object({ site: siteName, id: pictureId });

/** POST /api/content/pictures?…: the body is the file. `x` and `y`: what of it has to be seen, in percent. */
export const takePictureSchema = z.object({
  site: siteName,
  name: z.string().trim().min(1).max(200),
  alt,
  x: percent,
  y: percent,
});
export const pictureTakenSchema = z.object({ id: pictureId });

/** POST /api/content/pictures/describe */
export const describePictureSchema = z.strictObject({ site: siteName, id: pictureId, alt, focus: pictureFocusSchema });
