import { z } from 'zod';

/** The revision of each dealer group's stock and locations, by the group's slug: another text after each change. */
export const stockRevisionsSchema = z.object({ revisions: z.record(z.string(), z.string()) });
export type StockRevisionList = z.infer<typeof stockRevisionsSchema>;
