import { z } from 'zod';

/** mfe-vehicle's part of a site's configuration. */
export const vehicleConfigSchema = z.object({
  /** Specifications shown before the shopper asks for all of them (S9-49). */
  spec_rows: z.number().int().min(1).default(4),
  feature_rows: z.number().int().min(1).default(8),
});
export type VehicleConfig = z.infer<typeof vehicleConfigSchema>;
