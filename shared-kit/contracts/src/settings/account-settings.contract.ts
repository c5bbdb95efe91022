import { z } from 'zod';

/** mfe-account's part of a site's configuration. */
export const accountSettingsSchema = z.object({
  /** What the site calls a shopper's saved cars. */
  watchlist_name: z.string().default('Saved cars'),
  /**
   * Where the heart on a card keeps a car. `browser`: here and at once, on the watchlist after the next sign-in.
   * `watchlist`: on the watchlist only, so that who is not signed in signs in first.
   */
  favourites: z.enum(['browser', 'watchlist']).default('browser'),
  /** Says on the sign-in page where the codes are: for a demo, where no SMS provider is set up. */
  demo_sms_note: z.boolean().default(false),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
