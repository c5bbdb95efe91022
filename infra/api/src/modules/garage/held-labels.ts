import type { AlertFrequency } from '@shared-kit/contracts/account/saved-searches.contract';
import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { BOOKING_WORDS } from '@shared-kit/domain/form/booking-words';
import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import type { TradeInCondition } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import type { BookingFacts } from '../leads/mail/lead-facts.port';
import type { LeadPayload } from '../leads/lead-payload.service';
import type { HeldColumn } from '../privacy/held-columns.service';

/** What is the machinery's own: it stands in the export, and tells a person nothing. */
const OURS = null;

/** Columns of what was sent by a form, as `own-person.service` tells them. */
type FileColumn =
  'form' | 'payload' | 'details' | 'phone_proven' | 'left_out' | 'created_at' | 'dealership' | 'news' | 'site';

/** What each column that can hold something of a shopper is called on their page. A column without a name does not compile. */
export const COLUMN_LABELS: Readonly<Record<HeldColumn | FileColumn, string | null>> = {
  address: 'Page of the search',
  agreed_at: 'You agreed to emails',
  alerts: 'Told by email',
  asked_at: 'We asked your address to confirm',
  assumption: 'Loan figures you chose',
  attempts: 'Times it was typed',
  auth_secret: OURS,
  body: 'Text',
  browser_hash: OURS,
  cancelled_at: 'Cancelled',
  car_id: OURS,
  car_name: 'Vehicle',
  card: 'Vehicle as you saved it',
  channel: 'Sent by',
  change_id: OURS,
  checkout_id: OURS,
  chosen_at: 'You chose it',
  by_mail: 'Told by email',
  by_push: 'Told in your browser',
  by_text: 'Told by text',
  code: 'Code',
  code_hash: OURS,
  comparables: 'Vehicles it was compared with',
  confirmed_at: 'You confirmed your address',
  counter: OURS,
  created_at: 'When',
  dealership: 'Sent to',
  delivery_cents: 'Delivery',
  deposit_cents: 'Deposit',
  details: 'Your answers',
  device: 'Device',
  drive_away: OURS,
  drive_away_cents: OURS,
  due_on: 'Service due',
  email: 'Email',
  email_hash: OURS,
  end_told: OURS,
  endpoint: 'Messages go through',
  expires_at: 'Ends',
  figures: 'Loan figures',
  form: 'Form',
  frequency: 'How often',
  group_slug: OURS,
  hears_mail: 'Emails come now',
  hears_push: 'Messages in your browser come now',
  hears_text: 'Texts come now',
  high: 'Estimate, up to',
  hold_seat: OURS,
  id: OURS,
  ip_hash: OURS,
  kept_at: 'Kept',
  kind: 'For',
  label: 'Search',
  last_photo: OURS,
  lead_id: OURS,
  left_out: 'Not shown',
  location_id: OURS,
  low: 'Estimate, from',
  made_at: 'Made',
  mail_id: OURS,
  mailed_at: 'Emailed',
  makes: 'Makes',
  minutes: 'Length in minutes',
  news: 'What became of it',
  note: 'Your note',
  offer_accepted: 'Estimate accepted',
  origin: OURS,
  p256dh: OURS,
  paid_at: 'Paid',
  payload: 'What you sent',
  payment_id: 'Number of the payment',
  period: OURS,
  phone: 'Mobile',
  phone_hash: OURS,
  phone_proven: 'Sent signed in',
  photo_numbers: OURS,
  played_at: 'Played',
  postcode: 'Postcode',
  price_cents: 'Price then',
  price_type: OURS,
  prize: 'Prize',
  public_key: OURS,
  purpose: OURS,
  push_agreed_at: 'You agreed to messages in your browser',
  push_id: OURS,
  push_kinds: OURS,
  push_stopped_at: 'Messages in your browser stopped',
  push_wording: 'What you agreed to for messages in your browser',
  pushes: 'Told in your browser',
  range_hash: OURS,
  recipient: 'To',
  renewed_at: 'Last used',
  revoked_at: 'Link called back',
  rp_id: 'Site it works at',
  saved: 'Estimate kept',
  saved_at: 'Saved',
  search_id: OURS,
  seat: OURS,
  sent_at: 'Sent',
  sequence: OURS,
  session_hash: OURS,
  site: 'Site',
  site_slug: OURS,
  starts_at: 'Time',
  state: 'State',
  stopped_at: 'Emails stopped',
  text_id: OURS,
  texted_at: 'Texted',
  texts: 'Told by text',
  texts_agreed_at: 'You agreed to texts',
  texts_stopped_at: 'Texts stopped',
  texts_wording: 'What you agreed to for texts',
  token_hash: OURS,
  trade_in: 'Your trade-in',
  trade_in_at: 'Trade-in estimated',
  transports: OURS,
  used_at: 'Used',
  vehicle: 'Your vehicle',
  wins: 'Won',
  wording: 'What you agreed to for emails',
};

/** What each part of a message that was sent by a form is called. */
export const PAYLOAD_LABELS: Readonly<Record<keyof LeadPayload, string | null>> = {
  category: 'About',
  subcategory: 'Subject',
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Mobile',
  postcode: 'Postcode',
  message: 'Message',
  opt_in: 'Offers and news wanted',
  dealership_slug: OURS,
  location_id: OURS,
  manufacturer_slug: OURS,
  stock_number: 'Stock number',
  'Vehicle Make': 'Make',
  'Vehicle Model': 'Model',
  car_type: OURS,
  car_id: OURS,
  vehicle_status: OURS,
  rego: 'Registration',
  url: 'Page you sent it from',
  source: OURS,
  user_agent: 'Browser it was sent with',
  lead_attributes: 'Pages you had opened',
  additional_services: 'Services asked for',
};

/** Parts of what is kept in one piece, as a vehicle that was valued or what led to a form; what is not here is not shown. */
export const PART_LABELS: Readonly<Record<string, string | null>> = {
  make: 'Make',
  model: 'Model',
  badge: 'Badge',
  year: 'Year',
  km: 'Kilometres',
  condition: 'Condition',
  rego: 'Registration',
  state: 'State',
  name: 'Name',
  low: 'From',
  high: 'To',
};

/** Columns, and parts of what is kept in one piece, that have one of a few codes. */
type Codes = {
  channel: 'mail' | 'text';
  condition: TradeInCondition;
  form: string;
  frequency: AlertFrequency;
  kind: BookingKind;
  state: BookingFacts['state'] | ReservationView['state'];
};

/**
 * Codes as they are kept, in words, by their column: what a person wrote stays as it is in any other. A code without words does
 * not compile, and `held-columns.db.test.ts` finds a column of the database that has codes and stands nowhere here.
 */
export const VALUE_WORDS: { readonly [Column in keyof Codes]: Readonly<Record<Codes[Column], string>> } = {
  channel: { mail: 'Email', text: 'Text message' },
  condition: { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' },
  // By its own name: a form that is added has one.
  form: Object.fromEntries(Object.entries(LEAD_FORMS).map(([id, { name }]) => [id, name])),
  frequency: { instant: 'As soon as something changes', daily: 'Once a day', weekly: 'Once a week' },
  kind: BOOKING_WORDS,
  state: {
    booked: 'Booked',
    cancelled: 'Cancelled',
    held: 'On hold',
    paid: 'Paid',
    expired: 'Ended',
    refund_due: 'Deposit to be paid back',
    refunded: 'Deposit paid back',
  },
};
