import { OF_OPERATORS } from './operators-data';
import type { PersonalTable } from './personal-table';

/** Where data of shoppers stands: the part of `PERSONAL` by whose columns the labels of their page are typed. */
export const OF_SHOPPERS = {
  account: {
    columns: ['phone'],
    purpose: 'signing in',
    retention: 'ACCOUNT_RETENTION_DAYS after the last use',
    foundBy: 'phone',
  },
  alert_choice: {
    columns: ['phone', 'email'],
    purpose: 'telling a shopper what they asked to be told',
    retention: 'with the account',
    foundBy: 'phone',
  },
  alert_mail: {
    columns: ['phone'],
    purpose: 'telling a shopper of each change once',
    retention: 'with the account',
    foundBy: 'phone',
  },
  alert_notice: {
    columns: ['phone'],
    purpose: 'telling a shopper of each change once',
    retention: '60 days',
    foundBy: 'phone',
  },
  alert_push: {
    columns: ['phone'],
    purpose: 'telling a shopper of each change once',
    retention: 'with the account',
    foundBy: 'phone',
  },
  booking: {
    columns: ['lead_id', 'starts_at'],
    purpose: 'a test drive or service at a time',
    retention: 'with its lead: the person stands there',
    foundBy: 'lead',
  },
  budget_use: {
    columns: ['key'],
    purpose: 'caps on messages, by keyed hashes',
    retention: '3 days',
    foundBy: 'kept',
  },
  deal: {
    columns: ['phone', 'id', 'car_id', 'car_name', 'figures', 'postcode', 'trade_in', 'trade_in_at'],
    purpose: 'what a shopper put together for a vehicle',
    retention: 'until they remove it, or with the account',
    foundBy: 'phone',
  },
  lead: {
    columns: ['payload', 'details', 'content_hash', 'seen'],
    purpose: 'answering what was asked',
    retention: 'LEAD_RETENTION_DAYS, then blanked',
    foundBy: 'lead',
  },
  lead_consent: {
    columns: ['page_url', 'ip_hash'],
    purpose: 'proof of what was agreed to',
    retention: 'with its lead',
    foundBy: 'lead',
  },
  lead_quarantine: {
    columns: ['held'],
    purpose: "judging what looks like a robot's work",
    retention: '90 days',
    foundBy: 'lead',
  },
  location_reviews: {
    columns: ['doc'],
    purpose: 'what people have said of a location in public, under the name they gave there',
    retention: 'until the next import that has the location; those it does not have keep theirs',
    foundBy: 'kept',
  },
  marketing_choice: {
    columns: ['email_hash'],
    purpose: 'honouring an unsubscription',
    retention: 'for ever: a keyed hash that names nobody',
    foundBy: 'kept',
  },
  reservation: {
    columns: ['lead_id', 'checkout_id', 'payment_id', 'phone_hash', 'email_hash', 'range_hash'],
    purpose: 'holding a car for a deposit',
    retention: 'hashes with its lead; payments as the law asks of accounts',
    foundBy: 'lead',
  },
  revoked_link: {
    columns: ['lead_id'],
    purpose: 'links that an operator called back',
    retention: 'with its lead: the person stands there',
    foundBy: 'lead',
  },
  saved_search: {
    columns: ['phone', 'address', 'label', 'state', 'makes'],
    purpose: 'what a shopper looks for',
    retention: 'with the account',
    foundBy: 'phone',
  },
  passkey: {
    columns: ['phone', 'id', 'public_key'],
    purpose: 'signing in with a passkey',
    retention: 'until they remove it, or with the account',
    foundBy: 'phone',
  },
  push_subscription: {
    columns: ['phone', 'session_hash', 'endpoint', 'p256dh', 'auth_secret'],
    purpose: 'telling a shopper in a browser what they asked to be told',
    retention: 'until they remove it, sign that browser out or its push service forgets it; with the account',
    foundBy: 'phone',
  },
  service_reminder: {
    columns: ['phone', 'vehicle', 'due_on', 'mailed_at', 'texted_at'],
    purpose: "reminding a shopper of their own vehicle's service",
    retention: 'until they remove it, or with the account',
    foundBy: 'phone',
  },
  session: {
    columns: ['token_hash', 'phone', 'device'],
    purpose: 'staying signed in',
    retention: '30 days after the last use, 180 days at most',
    foundBy: 'phone',
  },
  shopper_choice: {
    columns: ['phone', 'state', 'assumption'],
    purpose: 'showing prices as a shopper chose, on each of their devices and on the sites of the group',
    retention: 'with the account',
    foundBy: 'phone',
  },
  sign_in_code: {
    columns: ['phone', 'code_hash', 'ip_hash', 'browser_hash'],
    purpose: 'signing in',
    retention: 'one day',
    foundBy: 'phone',
  },
  sms_outbox: {
    columns: ['recipient', 'body'],
    purpose: 'messages without a provider',
    retention: '30 days',
    foundBy: 'phone',
  },
  spin_play: {
    columns: ['phone_hash', 'code'],
    purpose: 'one play of the wheel for a phone',
    retention: 'with its lead',
    foundBy: 'lead',
  },
  valuation: {
    columns: ['vehicle', 'photo_numbers', 'saved'],
    purpose: 'estimating a trade-in; photos are files',
    retention: 'with its lead',
    foundBy: 'lead',
  },
  watchlist_entry: {
    columns: ['phone', 'card', 'note'],
    purpose: 'what a shopper saved and noted about it',
    retention: 'with the account',
    foundBy: 'phone',
  },
  watchlist_share: {
    columns: ['phone', 'id'],
    purpose: 'the link by which a shopper shows their list',
    retention: 'until they end it, or with the account',
    foundBy: 'phone',
  },
} as const satisfies Readonly<Record<string, PersonalTable>>;

/**
 * Where personal data stands: access, erasure and retention go through this list, and a test fails on a column of the
 * database that stands neither here nor in `NOT_PERSONAL`.
 */
export const PERSONAL: Readonly<Record<string, PersonalTable>> = { ...OF_OPERATORS, ...OF_SHOPPERS };
