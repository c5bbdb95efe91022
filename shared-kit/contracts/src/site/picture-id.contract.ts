import { z } from 'zod';

/**
 * The id of a picture, with the stamp of its state where it has one: lower case words, as the picture service finds them.
 * Never a path or an address. Only the shape is told here; whether there is such a picture is looked up before publishing.
 */
export const pictureIdSchema = z
  .string()
  .max(130, 'At most 130 characters')
  .regex(
    /^(?:no-photo-[A-Za-z0-9 -]+|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[0-9a-f]{8})?$/,
    'The id of a picture: lower case words joined by hyphens, e.g. showroom-day',
  );
