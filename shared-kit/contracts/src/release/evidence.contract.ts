import { z } from 'zod';
import { remoteNameSchema } from './remote.contract';

/** What a browser can tell of a remote by itself. */
export const browserFailures = ['load', 'render', 'hydration'] as const;

/**
 * What a minute of one version on one site is counted by. A page view counts for every remote that its visitor was given a
 * version of. `server_*` and `browser_*` are failures; `reports` are pages whose browser said how they did; `leads` are
 * forms that the API took; `api_errors` what it answered 5xx.
 */
export const evidenceCounts = [
  'views',
  'server_load',
  'server_render',
  'server_late',
  'browser_load',
  'browser_render',
  'browser_hydration',
  'reports',
  'leads',
  'api_errors',
] as const;
export type EvidenceCount = (typeof evidenceCounts)[number];

/** What is measured of real visits: web vitals, and by how much tasks of over 50 ms were longer than that, together. */
export const vitals = ['lcp', 'inp', 'cls', 'blocked'] as const;
export type Vital = (typeof vitals)[number];

/** POST /page-reports of a site, by `navigator.sendBeacon`: nothing of who looks at the page, and no address. */
export const pageReportSchema = z.strictObject({
  /** The page's `releaseSet`, sealed by the shell. */
  set: z.string().max(400),
  /** As the page's answer had it (shell/src/server/evidence/page-token.ts). */
  token: z.string().max(80),
  failures: z
    .array(z.strictObject({ kind: z.enum(browserFailures), remote: remoteNameSchema.nullable() }))
    .max(20)
    .default([]),
  /** Milliseconds, `cls` without a unit; what did not happen is left out. */
  vitals: z
    .strictObject({
      lcp: z.number().nonnegative().max(600_000).optional(),
      inp: z.number().nonnegative().max(600_000).optional(),
      cls: z.number().nonnegative().max(1000).optional(),
      blocked: z.number().nonnegative().max(600_000).optional(),
    })
    .optional(),
});
export type PageReport = z.input<typeof pageReportSchema>;

const count = z.number().int().nonnegative().max(1_000_000_000);

/** A minute of one version of a remote on one site: counts, and how many visits fell into each bucket of a vital. */
export const evidenceMinuteSchema = z.object({
  /** Its beginning. */
  minute: z.iso.datetime(),
  remote: remoteNameSchema,
  version: z.string().min(1).max(100),
  site: z.string().min(1).max(100),
  counts: z.partialRecord(z.enum(evidenceCounts), count),
  vitals: z.partialRecord(z.enum(vitals), z.array(count).max(16)),
});
export type EvidenceMinute = z.infer<typeof evidenceMinuteSchema>;

/** POST {registry}/shells.json: what a shell has counted since it last said so; when, and a number used once, as one recorded on the way must not count again. */
export const evidenceReportSchema = z.object({
  sentAtMs: z.number().int(),
  nonce: z.string().min(16).max(64),
  minutes: z.array(evidenceMinuteSchema).max(20_000),
});
