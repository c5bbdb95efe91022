import { CAR_ID_LENGTH, WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import { AUSTRALIAN_MOBILE, dialled } from '@shared-kit/domain/phone/australian-phone';
import { CAR_NOTE_LENGTH, tooLong } from '@shared-kit/domain/form/answer-limits';
import { z } from 'zod';
import { carCardSchema } from '../vehicle/car.contract';
import { priceChangeSchema } from '../vehicle/price-change.contract';

const auMobile = z
  .string()
  .trim()
  .transform(dialled)
  .pipe(z.string().regex(AUSTRALIAN_MOBILE, 'Enter an Australian mobile number, like 0412 345 678'));

// No text column can hold a NUL.
const carId = z
  .string()
  .max(CAR_ID_LENGTH)
  .refine((id) => !id.includes('\0'), 'Not a car');

/**
 * POST /api/sign-in/code: sends a six-digit code by SMS. Always 202, so that nobody can probe for accounts. Without a number
 * it is the one that this browser asked a code for last, while that code works.
 */
export const requestCodeBodySchema = z.object({ phone_number: auMobile.optional() });

/**
 * GET /api/sign-in/code: the last digits of the number that this browser's code went to; null where it has none that is not
 * too old. `again`: it took the place of one before; `used_up`: it was entered wrong too often.
 */
export const codeSentSchema = z.object({
  ends: z.string().nullable(),
  again: z.boolean().default(false),
  used_up: z.boolean().default(false),
});
export type CodeSent = z.infer<typeof codeSentSchema>;

/**
 * POST /api/sign-in/verify: starts a session (HttpOnly cookie); `gone` where the code was entered wrong too often. Without a number it is the one that this browser asked a
 * code for last. Messages write codes as "123 456" or "123-456", some keyboards in wide digits; so do people, and some paste
 * the whole message.
 */
export const verifyCodeBodySchema = z.object({
  phone_number: auMobile.optional(),
  /** Saved on the watchlist of who has signed in (S4-30): its sign-in was led to by the car's save control. What is no id is none. */
  save: carId.optional().catch(undefined),
  code: z
    .string()
    .transform(codeIn)
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code from the message')),
});

/** The six digits of what was typed or pasted; what has none stays as it is. */
function codeIn(typed: string): string {
  const text = typed.normalize('NFKC');
  const joined = text.replaceAll(BETWEEN_DIGITS, '');
  if (/^\d+$/.test(joined)) return joined;
  return SIX_DIGITS.exec(text)?.[0].replaceAll(BETWEEN_DIGITS, '') ?? joined;
}
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}]/gu;
const SIX_DIGITS = /(?<!\d)\d{3}[\s\p{Pd}]?\d{3}(?!\d)/u;

/** GET /api/session. */
export const sessionSchema = z.object({ user: z.object({ phone: z.string() }).nullable() });
export type Session = z.infer<typeof sessionSchema>;

/** What /api/sign-in/verify answers: `next` is the page of the car that was saved with it. */
export const signedInSchema = sessionSchema.extend({ next: z.string().optional() });

const claimedPhone = z.string().max(40);
/** POST /api/watchlist/save-car and /remove-car (the phone must be the session's, A-34). */
export const watchlistBodySchema = z.object({ phone_number: claimedPhone, car_id: carId });
export const watchlistAnswerSchema = z.object({ success: z.boolean() });

/**
 * POST /api/watchlist/keep: the save control without JavaScript. Its page is the same for everybody, so only the answer says
 * where who pressed it goes: back to the car, or to the sign-in that saves it.
 */
export const keepCarBodySchema = z.object({ car_id: carId, saved: z.enum(['yes', 'no']).default('yes') });

/** POST /api/watchlist/save-cars: a browser's favourites, the latest first, when their owner has signed in. */
export const saveCarsBodySchema = z.object({
  phone_number: claimedPhone,
  car_ids: z.array(carId).min(1).max(WATCHLIST_LIMIT),
});
/** What became of each: on the list now or before; sold, or not shown by this site any more; without room on the list. */
export const saveCarsAnswerSchema = z.object({
  saved: z.array(z.string()),
  gone: z.array(z.string()),
  full: z.array(z.string()),
});
export type SaveCarsAnswer = z.infer<typeof saveCarsAnswerSchema>;

/**
 * GET /api/watchlist, the latest saved first. `saved_price` is what the car cost then, in whole dollars: with what it costs
 * now it says whether that changed; absent from an older API.
 */
export const watchlistSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      car: carCardSchema,
      saved_price: z.number().nullish(),
      /** What it has cost since it was listed, oldest first; empty where that never changed or the site shows no history. */
      price_history: z.array(priceChangeSchema).default([]),
      /** What the shopper noted about it; empty for nothing. */
      note: z.string().default(''),
    }),
  ),
  /** Where the list is shown to whoever has the link; null where it is not shared. */
  share: z.string().nullable().default(null),
  /** When that ends by itself, in words on the site's clock; empty where it is not shared. */
  share_until: z.string().default(''),
});
export type Watchlist = z.infer<typeof watchlistSchema>;

/** POST /api/watchlist/note: for the shopper alone. Empty takes it away. */
export const carNoteBodySchema = z.object({
  car_id: carId,
  note: z
    .string()
    .trim()
    .max(CAR_NOTE_LENGTH, tooLong(CAR_NOTE_LENGTH))
    .refine((note) => !note.includes('\0'), 'Take out what is no text'),
});

/**
 * GET /api/shared-list/{token}: the cars of a list, the latest saved first, and nothing of whose it is. `until` is when the
 * link ends, in words on the site's clock. 410 once its time is over or its owner has ended it, 404 for one that nobody made.
 */
export const sharedListSchema = z.object({ cars: z.array(carCardSchema), until: z.string() });
export type SharedList = z.infer<typeof sharedListSchema>;

/**
 * GET /api/my-sign-ins: where this phone is signed in at the site; `id` ends it. `device` as its owner knows it, "Safari on
 * iPhone"; empty where nobody noted it. `since` is an instant, `used` a day, both in words on the site's clock.
 */
export const signInsSchema = z.object({
  sign_ins: z.array(
    z.object({
      ...{ id: z.string(), device: z.string().default(''), since: z.string(), used: z.string() },
      is_this: z.boolean(),
    }),
  ),
});
export type SignIns = z.infer<typeof signInsSchema>;

/** POST /api/my-sign-ins/end: one of them, or all; the one that asks too. */
export const endSignInsBodySchema = z.object({ id: z.string().max(80).default('') });
export const accountActSchema = z.object({ success: z.boolean(), next: z.string() });

/** GET /api/my-data: what the site holds about the phone that is signed in, by what it is kept for. */
export const myDataSchema = z.object({
  phone: z.string(),
  held: z.array(z.object({ purpose: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
});
export type MyData = z.infer<typeof myDataSchema>;

/** POST /api/my-data/delete: the account with all that is found by its phone. */
export const deleteAccountBodySchema = z.object({
  sure: z.literal(['on', 'true'], 'Tick the box to delete it'),
});

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

/** What is said on the next page to who has just done it: `?done={act}.{mark}`, as the answer to it gave it. */
export const doneActSchema = z.enum([
  'search-saved',
  'alerts-chosen',
  'address-asked',
  'push-chosen',
  'deal-kept',
  'service-kept',
  'service-replaced',
  'signed-out-everywhere',
]);
export type DoneAct = z.infer<typeof doneActSchema>;

/** GET /api/done?done={act}.{mark}: what was just done; null for what we gave nobody, or too long ago. */
export const justDoneSchema = z.object({ act: doneActSchema.nullable() });
export type JustDone = z.infer<typeof justDoneSchema>;

/** GET /api/my-data/deleted?done={mark}: whether somebody has just deleted their data; `waits`: but an enquiry on its way. */
export const dataDeletedSchema = z.object({ done: z.boolean(), waits: z.boolean().default(false) });
export type DataDeleted = z.infer<typeof dataDeletedSchema>;
