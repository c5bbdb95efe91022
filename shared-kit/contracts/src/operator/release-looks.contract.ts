import { z } from 'zod';

/** Widths, in CSS pixels, at which a version's pages are photographed before it is taken. */
export const lookWidths = [390, 768, 1440] as const;

const fileName = z.string().regex(/^\d{1,4}-\d{3,4}(-stable)?\.jpg$/);

/** Screenshots of a version's pages when it was published, beside those of what was stable then. */
export const releaseLooksSchema = z.object({
  pages: z.array(
    z.object({
      /** Slug. */
      site: z.string(),
      path: z.string(),
      /** The version's parts that it shows: `the page results-page`. */
      parts: z.array(z.string()),
      shots: z.array(z.object({ width: z.number().int(), file: fileName, stable: fileName })),
    }),
  ),
});
export type ReleaseLooks = z.infer<typeof releaseLooksSchema>;
