import { EMAIL_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { z } from 'zod';
import { EMAIL_SENTENCE, required, ticked } from '../lead/lead.contract';

/** GET /api/preferences/{token}: what whoever holds the link agreed to. The address is masked: links get forwarded. */
export const preferencesSchema = z.object({ email: z.string(), marketing: z.boolean() });
export type Preferences = z.infer<typeof preferencesSchema>;

/** POST /api/preferences. */
export const changePreferencesBodySchema = z.object({ token: z.string().max(120), marketing: ticked.default(false) });
export const preferencesChangedSchema = z.object({ next: z.string() });

/** POST /api/unsubscribe: without a link. The answer is the same whether or not anybody has this address. */
export const unsubscribeBodySchema = z.object({
  email: required(EMAIL_SENTENCE, EMAIL_LENGTH).pipe(z.email(EMAIL_SENTENCE)),
});
