import { z } from 'zod';

/** What can be done to: releases with their plans, rings and freezes, site configurations, their pages, accounts with tokens, enquiries. */
export const auditAreas = ['releases', 'plans', 'rings', 'freezes', 'sites', 'content', 'accounts', 'leads'] as const;
export type AuditArea = (typeof auditAreas)[number];

const hash = z.string().regex(/^[0-9a-f]{64}$/, '64 digits and letters from a to f');
const moment = z.iso.datetime({ offset: true });

/** GET /api/audit: newest first; `before` is the id of the last entry that is known. */
export const auditQuerySchema = z.strictObject({
  area: z.enum(auditAreas).optional(),
  actor: z.string().min(1).optional(),
  kind: z.string().min(1).optional(),
  /** The remote, site, account, ring or enquiry that it was done to. */
  subject: z.string().min(1).optional(),
  from: moment.optional(),
  to: moment.optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AuditAsked = z.input<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  /** Its place in the chain, from 1, without gaps. */
  id: z.number().int(),
  at: z.string(),
  area: z.enum(auditAreas),
  actor: z.string(),
  /** `account:…` or `token:…`; null for a command line and for automation. */
  actorId: z.string().nullable(),
  kind: z.string(),
  subject: z.string(),
  /** "promoted 1.2.0". */
  words: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** There are older ones that fit the question. */
  more: z.boolean(),
  /** For filters: who ever did something that the reader may see, and to what. */
  actors: z.array(z.string()),
  subjects: z.array(z.string()),
  /** What was ever done, by area. */
  kinds: z.array(z.object({ area: z.enum(auditAreas), kind: z.string() })),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** GET /api/audit/check: an entry that an export had, by its id and hash. */
export const auditCheckQuerySchema = z.strictObject({ id: z.coerce.number().int().positive(), hash });
export const auditCheckSchema = z.object({ unchanged: z.boolean(), detail: z.string() });
export type AuditCheck = z.infer<typeof auditCheckSchema>;

/** GET /api/audit/verify: the whole chain, recomputed and held against what it was written for. */
export const auditVerdictSchema = z.object({
  entries: z.number().int(),
  /** To be kept elsewhere: a chain that was cut at its end is whole in itself. */
  last: z.object({ id: z.number().int(), hash: z.string() }).nullable(),
  /** What is wrong first, in a sentence; null for nothing. */
  fault: z.string().nullable(),
});
export type AuditVerdict = z.infer<typeof auditVerdictSchema>;
