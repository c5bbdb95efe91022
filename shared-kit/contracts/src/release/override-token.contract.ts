import { z } from 'zod';
import { remoteNameSchema } from './remote.contract';

/** Longest life of a development override, in seconds: a working day. */
export const OVERRIDE_MAX_AGE_S = 12 * 60 * 60;

/**
 * What the link of a development override says: in one browser, on one site, this remote comes from the machine of whoever
 * works on it. That is the browser's own machine: a link that somebody passes on loads nothing from elsewhere.
 */
export const overrideClaimSchema = z.object({
  remote: remoteNameSchema,
  site: z.string(),
  origin: z
    .string()
    .regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'an address of this machine, like http://localhost:4173'),
  /** Seconds since 1970. */
  exp: z.number().int(),
});
export type OverrideClaim = z.infer<typeof overrideClaimSchema>;
