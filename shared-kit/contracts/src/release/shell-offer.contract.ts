import { z } from 'zod';

/** What a shell says of itself with each look at the registry: what remotes may count on there. */
export const shellOfferSchema = z.object({
  /** Version of each module that it shares with remotes, by id. */
  shared: z.record(z.string(), z.string()),
  /** The slots of its own pages and of the frame around every page, each with the JSON Schema of the props it hands over. */
  slots: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** The events that it listens to. */
  hears: z.array(z.object({ type: z.string(), major: z.number().int() })),
  /** The addresses of remotes' pages that its own part of a page leads to, as patterns. */
  links: z.array(z.string()),
});
export type ShellOffer = z.infer<typeof shellOfferSchema>;
