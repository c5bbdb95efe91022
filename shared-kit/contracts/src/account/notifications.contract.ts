import { z } from 'zod';
import { ticked } from '../lead/lead.contract';
import { alertFrequencySchema } from './saved-searches.contract';

/** What a shopper is told of in a browser: cars that match a search, price drops, saved cars that are reserved or sold. */
export const PUSH_KINDS = ['new', 'price', 'gone'] as const;
export const pushKindSchema = z.enum(PUSH_KINDS);
export type PushKind = z.infer<typeof pushKindSchema>;

/** GET /api/my-notifications: how the phone that is signed in is told in browsers. */
export const myNotificationsSchema = z.object({
  /** What a browser subscribes to (VAPID, base64url); null where the platform sends no notifications. */
  public_key: z.string().nullable(),
  /** Null where they never agreed, or have no browser left. */
  told: z.object({ kinds: z.array(pushKindSchema), frequency: alertFrequencySchema }).nullable(),
  /** The latest first; `made` in words on the site's clock, `is_this` where it was made with this sign-in. */
  browsers: z.array(z.object({ id: z.string(), made: z.string(), is_this: z.boolean() })),
});
export type MyNotifications = z.infer<typeof myNotificationsSchema>;

const key = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/);

/** POST /api/my-notifications: a browser's PushSubscription, as its `toJSON()` says it. */
export const pushSubscriptionBodySchema = z.object({
  endpoint: z.string().min(1).max(1_000),
  keys: z.object({ p256dh: key, auth: key }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBodySchema>;

/** POST /api/my-notifications/kinds: by a plain form, a tick for each. */
export const pushKindsBodySchema = z
  .object({ new: ticked.default(false), price: ticked.default(false), gone: ticked.default(false) })
  .refine((ticks) => PUSH_KINDS.some((kind) => ticks[kind]), {
    path: ['new'],
    message: 'Keep at least one, or remove the browsers below',
  });

/** POST /api/my-notifications/remove. */
export const removePushBodySchema = z.object({ id: z.uuid() });
