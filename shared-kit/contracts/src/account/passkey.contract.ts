import { z } from 'zod';

/** What a browser is asked: for `navigator.credentials`, as WebAuthn level 3 writes it in JSON. `id` names the question. */
export const passkeyQuestionSchema = z.object({ id: z.uuid(), options: z.record(z.string(), z.unknown()) });
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

/** POST /api/sign-in/passkey and /api/my-passkeys: a browser's answer. What it says is verified, not described here. */
export const passkeyAnswerBodySchema = z.object({
  id: z.uuid(),
  response: z.looseObject({ id: z.string().min(1).max(1400) }),
});

/** GET /api/my-passkeys: those of the phone that is signed in; instants in words on the site's clock. */
export const myPasskeysSchema = z.object({
  passkeys: z.array(z.object({ id: z.string(), made: z.string(), used: z.string() })),
  /** Whether one may be made now: only soon after signing in, so that a session that was taken makes no way in of its own. */
  may_make: z.boolean(),
});
export type MyPasskeys = z.infer<typeof myPasskeysSchema>;

/** POST /api/my-passkeys/remove. */
export const removePasskeyBodySchema = z.object({ id: z.string().min(1).max(1400) });
