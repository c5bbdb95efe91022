/** How a person's data in a table is found: by their phone, by the leads that name them, or not at all (a keyed hash). */
export type FoundBy = 'phone' | 'lead' | 'kept';

export type PersonalTable = {
  columns: readonly string[];
  purpose: string;
  retention: string;
  foundBy: FoundBy;
};

/**
 * Where personal data stands: access, erasure and retention go through this list, and a test fails on a column of the
 * database that stands neither here nor in `NOT_PERSONAL`.
 */
export const PERSONAL: Readonly<Record<string, PersonalTable>> = {
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
  location_hours_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff wrote which hours of a location',
    retention: 'as long as the group is here',
    foundBy: 'kept',
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
  operator_account: {
    columns: ['name', 'password_hash', 'totp_sealed'],
    purpose: 'operators: signing in, and who decided what',
    retention: 'as long as they work here; a disabled account keeps its name for the log',
    foundBy: 'kept',
  },
  audit_entry: {
    columns: ['entry', 'actor', 'subject'],
    purpose: 'who of the operators did what; shoppers only by the id of an enquiry',
    retention: 'for good: it is the proof',
    foundBy: 'kept',
  },
  content_publication: {
    columns: ['actor'],
    purpose: "who decided what a site's pages say",
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  content_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff wrote what',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  library_picture: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff brought which picture',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  site_config_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff changed what of a site',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  site_draft: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff is writing what of a site',
    retention: 'until it is shown or thrown away',
    foundBy: 'kept',
  },
  operator_event: {
    columns: ['actor', 'subject'],
    purpose: 'who did what to accounts and tokens',
    retention: 'for good: it is the proof',
    foundBy: 'kept',
  },
  operator_link: {
    columns: ['token_hash', 'made_by'],
    purpose: 'inviting operators',
    retention: '3 days after they were made, deleted with the next one',
    foundBy: 'kept',
  },
  operator_passkey: {
    columns: ['id', 'public_key', 'name'],
    purpose: 'signing in as an operator',
    retention: 'until its owner or a reset removes it',
    foundBy: 'kept',
  },
  operator_recovery_code: {
    columns: ['code_hash'],
    purpose: 'signing in as an operator',
    retention: 'until new ones are made',
    foundBy: 'kept',
  },
  operator_session: {
    columns: ['token_hash', 'browser'],
    purpose: 'staying signed in as an operator',
    retention: '12 hours, deleted with the next sign-in',
    foundBy: 'kept',
  },
  operator_token: {
    columns: ['name', 'token_hash', 'made_by'],
    purpose: 'programs that use the operator port',
    retention: 'for good: the log names them',
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
  session: {
    columns: ['token_hash', 'phone'],
    purpose: 'staying signed in',
    retention: '30 days after the last use, 180 days at most',
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
};
