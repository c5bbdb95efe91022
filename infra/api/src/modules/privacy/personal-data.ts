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
    retention: 'until the next import, which replaces all of it',
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
    columns: ['phone', 'card'],
    purpose: 'what a shopper saved',
    retention: 'with the account',
    foundBy: 'phone',
  },
};

/** Looked at and found to name nobody: stock, sites, figures, and the keys and times of the tables above. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  account: 'site_slug created_at',
  alert_car: 'group_slug car_id price state',
  alert_change: 'id group_slug car_id kind price_before price changed_at',
  alert_choice: 'id group_slug site_slug frequency wording origin agreed_at stopped_at',
  alert_look: 'group_slug looked_at',
  alert_mail: 'id group_slug site_slug made_at sent_at',
  alert_notice: 'group_slug site_slug change_id search_id mail_id',
  alert_told: 'group_slug site_slug told_to',
  audit_entry: 'id previous hash area source at kind',
  booking: 'id group_slug site_slug kind location_id car_id minutes seat state sequence created_at',
  budget_use: 'name slot used',
  dealer_group: 'slug name',
  dealership: 'group_slug slug id name doc',
  demo_seed: 'only_row started_at finished_at',
  facet_value: 'group_slug attribute code key label',
  lead: 'id group_slug site_slug form idempotency_key car created_at erased_at',
  lead_consent: 'site_slug lead_id kind granted wording_version wording_text given_at',
  lead_delivery:
    'id site_slug lead_id channel state attempts last_error created_at delivered_at destination redriven_at mail_verdict',
  lead_quarantine: 'id group_slug site_slug form idempotency_key score reasons created_at released_lead_id',
  lead_reconciliation: 'site_slug day stored delivered pending dead missing checked_at',
  lead_route: 'id group_slug channel target for_site for_dealership for_category for_location secrets created_at',
  location: 'group_slug id slug dealership_slug visible location_type position doc',
  location_reviews: 'group_slug location_slug imported_at',
  marketing_choice: 'id group_slug site_slug wants chosen_at',
  new_model: 'group_slug slug make make_slug name item_type body doc',
  operator_account: 'id role remotes of_group totp_step created_at disabled_at',
  operator_event: 'id at actor_id kind',
  operator_link: 'account_id made_at expires_at used_at',
  operator_passkey: 'account_id counter transports rp_id created_at used_at',
  operator_recovery_code: 'account_id used_at',
  operator_session: 'id account_id started_at used_at',
  operator_token: 'id of_account role remotes made_at expires_at used_at revoked_at',
  payment_event: 'group_slug event_id kind reservation_id received_at',
  phone_reveal: 'id group_slug site_slug car_id dealership_id website_id created_at',
  place: 'line postcode name state lat long',
  place_list: 'is_only file_name places imported_at',
  release_evidence_minute:
    'minute remote version site views server_load server_render server_late browser_load browser_render browser_hydration reports leads api_errors lcp inp cls blocked',
  release_evidence_report: 'nonce taken_at',
  release_event: 'id at actor remote kind payload actor_id',
  release_freeze: 'id at actor name rule',
  release_judgement: 'id at remote version rollout verdict words findings',
  release_plan_event: 'id at actor remote kind payload',
  release_policy: 'id at actor second_approval',
  release_ring: 'id at actor name rule',
  reservation:
    'id group_slug site_slug car_id car_name state deposit_cents price_cents expires_at created_at paid_at price_type drive_away cancelled_at end_told phone_proven hold_seat delivery_cents',
  revoked_link: 'group_slug site_slug purpose revoked_at',
  schema_migration: 'name sha256 applied_at',
  saved_search: 'id group_slug site_slug alerts saved_at',
  session: 'site_slug created_at renewed_at expires_at',
  sign_in_code: 'id site_slug attempts created_at expires_at used_at',
  site: 'slug group_slug current_version revision',
  site_config_version: 'site_slug version config note created_at',
  site_host: 'host site_slug',
  sms_outbox: 'id group_slug site_slug created_at',
  spin_play: 'id group_slug site_slug lead_id period prize wins played_at',
  stock_import:
    'id group_slug kind reverts_import_id file_name mapping status rows_read rows_refused created updated unchanged removed message started_at finished_at',
  stock_import_change: 'import_id group_slug vehicle_id dealership_slug before',
  stock_import_refusal: 'import_id group_slug row_number field reason value',
  stock_revision: 'group_slug revision changed_at',
  stock_row_change: 'group_slug vehicle_id xact changed_at',
  stock_word: 'group_slug word cars',
  valuation: 'id group_slug site_slug lead_id low high comparables offer_accepted created_at last_photo',
  vehicle:
    'group_slug id slug dealership_slug location_id stocknum status car_type item_type year make model badge series body fuel drive transmission colour seats doors city state tag price subscription_price km weekly_repayment certified reserved custom_rank show_on_dealer_website created_at sold_at import_id content_hash card doc vin',
  vehicle_facet:
    'make model make_model badge body fuel drive transmission colour status car_type item_type city state location_name dealership_name dealership_slug tag certified seats year price_range custom_rank created_at sold_at price subscription_price km weekly_repayment features group_slug id words offer finance_offers',
  vehicle_price: 'group_slug vehicle_id since price',
  vehicle_view: 'group_slug vehicle_id views',
  watchlist_entry: 'site_slug car_id saved_at',
};
