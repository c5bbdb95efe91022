import { EMAIL_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { z } from 'zod';
import { EMAIL_SENTENCE, required, ticked } from '../lead/lead.contract';

/** What says that something was just done, as the answer to it gave it (`next`); whatever an address has there may be sent. */
export const doneMarkSchema = z.string().max(500).optional();

/**
 * GET /api/preferences/{token}: what whoever holds the link agreed to, and whether they have just said so (`?saved={mark}`).
 * The address is masked: links get forwarded.
 */
export const preferencesSchema = z.object({
  email: z.string(),
  marketing: z.boolean(),
  saved: z.boolean().default(false),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** POST /api/preferences. */
export const changePreferencesBodySchema = z.object({ token: z.string().max(120), marketing: ticked.default(false) });
export const preferencesChangedSchema = z.object({ next: z.string() });

/** GET /api/unsubscribe?done={mark}: whether somebody has just unsubscribed. */
export const unsubscribedSchema = z.object({ done: z.boolean() });
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;

/** POST /api/unsubscribe: without a link. The answer is the same whether or not anybody has this address. */
export const unsubscribeBodySchema = z.object({
  email: required(EMAIL_SENTENCE, EMAIL_LENGTH).pipe(z.email(EMAIL_SENTENCE)),
});
