import { z } from 'zod';

/** mfe-vehicle's part of a site's configuration. */
export const vehicleConfigSchema = z.object({
  /** Specifications shown before the shopper asks for all of them (S9-49). */
  spec_rows: z.number().int().min(1).default(4),
  feature_rows: z.number().int().min(1).default(8),
  /** A picture of the site's own among those of every car, second in the gallery (S9-15). */
  gallery_slide: z
    .object({ image: z.string(), alt: z.string(), href: z.string().startsWith('/') })
    .nullable()
    .default(null),
});
export type VehicleConfig = z.infer<typeof vehicleConfigSchema>;
