import { z } from 'zod';

/** mfe-locations' part of a site's configuration. */
export const locationsConfigSchema = z.object({
  /** Which locations a vehicle page shows: all, those of a type, or one by its id. */
  vehicle_filter: z.string().default('primary'),
});
export type LocationsConfig = z.infer<typeof locationsConfigSchema>;
