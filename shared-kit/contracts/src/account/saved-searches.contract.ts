import { EMAIL_LENGTH, tooLong } from '@shared-kit/domain/form/answer-limits';
import { z } from 'zod';
import { EMAIL_SENTENCE, ticked } from '../lead/lead.contract';

/** Searches that one shopper keeps at a site. */
export const SAVED_SEARCH_LIMIT = 20;

export const alertFrequencySchema = z.enum(['instant', 'daily', 'weekly']);
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/** A path of results with its parameters: `/search/used-cars?query=ute`. */
const address = z
  .string()
  .max(2_000)
  .regex(/^\/(?:search\/[^\\\0]+|special-offers(?:\?[^\0]*)?)$/, 'Not a page of results');

export const savedSearchSchema = z.object({
  id: z.string(),
  label: z.string(),
  href: z.string(),
  /** Cars that meet it now; null where its page is gone, as its make has left the stock. */
  count: z.number().nullable(),
  alerts: z.boolean(),
  /** Told of by text message. */
  texts: z.boolean().default(false),
  /** Told of in browsers. */
  pushes: z.boolean().default(false),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** GET /api/saved-searches?draft={address}: the shopper's searches, the latest first, and what is about to be saved. */
export const savedSearchesQuerySchema = z.object({ draft: address.optional().catch(undefined) });
export const savedSearchesSchema = z.object({
  searches: z.array(savedSearchSchema),
  /** Null where nothing is to be saved, or the page is none of this site's. */
  draft: z.object({ label: z.string(), address: z.string(), count: z.number() }).nullable(),
  /** Where and how often they are told, and where that is stopped; null where they never agreed, or have stopped it. */
  choice: z
    .object({
      email: z.string(),
      frequency: alertFrequencySchema,
      stop: z.string(),
      /** Whether somebody opened the link in the mail that asks the address: nothing else is sent there before. */
      confirmed: z.boolean().default(true),
    })
    .nullable(),
  /** How often they are told by text message, and where that is stopped; null where they never agreed, or have stopped it. */
  texts: z.object({ frequency: alertFrequencySchema, stop: z.string() }).nullable().default(null),
});
export type SavedSearches = z.infer<typeof savedSearchesSchema>;

const email = z.string().trim().max(EMAIL_LENGTH, tooLong(EMAIL_LENGTH)).default('');

/** `alerts` is the consent to mails, `texts` that to text messages: without one nothing is ever sent. */
const chosenAlerts = {
  alerts: ticked.default(false),
  texts: ticked.default(false),
  email,
  frequency: alertFrequencySchema.default('daily'),
};
export type ChosenAlerts = { alerts: boolean; texts: boolean; email: string; frequency: AlertFrequency };
const hasAddressForMails = ({ alerts, email: typed }: ChosenAlerts) => !alerts || z.email().safeParse(typed).success;
const LACKS_ADDRESS = { path: ['email'], message: EMAIL_SENTENCE };

/** POST /api/saved-searches/choose: how a shopper is told of all that they keep; what is not ticked is stopped. */
export const chooseAlertsBodySchema = z.object(chosenAlerts).refine(hasAddressForMails, LACKS_ADDRESS);

/** POST /api/saved-searches. */
export const saveSearchBodySchema = z.object({ address, ...chosenAlerts }).refine(hasAddressForMails, LACKS_ADDRESS);
export type SaveSearchBody = z.infer<typeof saveSearchBodySchema>;

/** POST /api/saved-searches/remove. */
export const removeSearchBodySchema = z.object({ id: z.uuid() });
export const savedSearchAnswerSchema = z.object({ success: z.boolean(), next: z.string() });

/** POST /api/alerts/stop and /confirm: by the link in a mail, without signing in; mail programs stop by themselves (RFC 8058). */
export const stopAlertsBodySchema = z.object({ token: z.string().max(120) });

/** GET /api/alerts/link/{token}: what the link of a message is for; `unknown` where it opens nothing (any more). */
export const alertLinkSchema = z.object({
  use: z.enum(['confirm', 'mails', 'texts']),
  state: z.enum(['open', 'done', 'unknown']),
});
export type AlertLink = z.infer<typeof alertLinkSchema>;

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
