import { z } from 'zod';
import { pictureIdSchema } from './picture-id.contract';

const tenths = z.int().min(0).max(100).multipleOf(10, 'In steps of 10 percent');

/** What of a picture has to be seen where it is cut, in percent from its left and from its top. */
export const pictureFocusSchema = z.object({ x: tenths, y: tenths });

/**
 * A picture by its id, of the image library or of the site's own, and what it shows; empty words for one that adds nothing
 * to the text. Without `focus` its middle is seen.
 */
export const contentPictureSchema = z.object({
  id: pictureIdSchema,
  alt: z.string().default(''),
  focus: pictureFocusSchema.optional(),
  /** A vehicle: above a page all of it is seen, on the studio's ground, where other pictures are cut to a band. */
  whole: z.boolean().optional(),
});
export type ContentPicture = z.infer<typeof contentPictureSchema>;
