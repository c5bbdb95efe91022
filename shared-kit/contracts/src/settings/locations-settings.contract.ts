import { z } from 'zod';

/** mfe-locations' part of a site's configuration. */
export const locationsSettingsSchema = z.object({
  /**
   * Which locations of its dealership a vehicle page shows: primary (the car's own), sales, service, parts,
   * service-and-parts, all, or one by its id.
   */
  vehicle_filter: z.string().default('primary'),
  /** A vehicle page has a row of all the site's dealerships, the vehicle's own first, below where it stands. */
  vehicle_carousel: z.boolean().default(false),
  /** Slug of the place whose reviews a home page quotes in its part `reviews`; empty: that with the most. */
  home_reviews: z.string().default(''),
  /** No reviews and no stars, wherever they would stand (S5-69). */
  hide_reviews: z.boolean().default(false),
});
export type LocationsSettings = z.infer<typeof locationsSettingsSchema>;
