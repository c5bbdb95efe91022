import { z } from 'zod';
import { carCardSchema } from './car.contract';

const auMobile = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^(04|\+614)\d{8}$/, 'Enter an Australian mobile number, like 0412 345 678'));

/** POST /api/sign-in/code: sends a six-digit code by SMS. Always 202, so that nobody can probe for accounts. */
export const requestCodeBodySchema = z.object({ phone_number: auMobile });

/** POST /api/sign-in/verify: starts a session (HttpOnly cookie). */
export const verifyCodeBodySchema = z.object({
  phone_number: auMobile,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Enter the 6-digit code from the message'),
});

/** GET /api/session. */
export const sessionSchema = z.object({ user: z.object({ phone: z.string() }).nullable() });
export type Session = z.infer<typeof sessionSchema>;

/** POST /api/watchlist/save-car and /remove-car (spec section 7; the phone must be the session's, A-34). */
export const watchlistBodySchema = z.object({
  phone_number: z.string().max(40),
  // No text column can hold a NUL.
  car_id: z
    .string()
    .max(80)
    .refine((id) => !id.includes('\0'), 'Not a car'),
});
export const watchlistAnswerSchema = z.object({ success: z.boolean() });

/** GET /api/watchlist. */
export const watchlistSchema = z.object({ entries: z.array(z.object({ id: z.string(), car: carCardSchema })) });
export type Watchlist = z.infer<typeof watchlistSchema>;
