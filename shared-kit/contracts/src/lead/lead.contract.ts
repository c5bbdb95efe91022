import { CAR_ID_LENGTH } from '@shared-kit/domain/account/watchlist-limit';
import { AUSTRALIAN_PHONE, dialled } from '@shared-kit/domain/phone/australian-phone';
import { EMAIL_LENGTH, MESSAGE_LENGTH, NAME_LENGTH, tooLong } from '@shared-kit/domain/form/answer-limits';
import { POSTCODE } from '@shared-kit/domain/place/postcode';
import { z } from 'zod';
import { CONSENT_WORDINGS, CURRENT_CONSENT_VERSION } from './consent-wording';
import type { ConsentVersion } from './consent-wording';

const PHONE_SENTENCE = 'Enter an Australian phone number, like 0412 345 678';
export const EMAIL_SENTENCE = 'Enter an email address, like name@example.com';
const POSTCODE_SENTENCE = 'Invalid postcode. Please enter a 4-digit number.';

const auPhone = z
  .string(PHONE_SENTENCE)
  .trim()
  .transform(dialled)
  .pipe(z.string().regex(AUSTRALIAN_PHONE, PHONE_SENTENCE));

/** One sentence whether the field is empty or was never sent. */
export const required = (sentence: string, maxLength: number) =>
  z.string(sentence).trim().min(1, sentence).max(maxLength, tooLong(maxLength));

/** A field of one line, as browsers send it: a line end in it would begin a line of its own in a mail. */
const oneLine = (field: z.ZodString) => field.overwrite((typed) => typed.replaceAll(/\s+/g, ' '));

/** A ticked checkbox, whether it came as JSON or from a plain form. */
export const ticked = z
  .union([z.boolean(), z.literal(['on', 'true', 'false', ''])])
  .transform((v) => v === true || v === 'on' || v === 'true');

/** POST /api/leads: what a shopper typed, plus what the page knows. Sentences are the specification's (docs/rules.md, 5 Validation). */
export const enquiryBodySchema = z.object({
  /** Minted when the form was rendered: a double click, a reload or a retry is one lead. */
  idempotency_key: z.uuid(),
  form: z.string().max(60).default('enquiry'),
  category: z.string().min(1, 'Choose a category').max(60).default('General Enquiry'),
  subcategory: z.string().max(60).default(''),
  name: oneLine(required('Enter your first name', NAME_LENGTH)),
  last_name: oneLine(required('Enter your last name', NAME_LENGTH)),
  email: required(EMAIL_SENTENCE, EMAIL_LENGTH).pipe(z.email(EMAIL_SENTENCE)),
  phone: auPhone,
  postcode: z.string(POSTCODE_SENTENCE).trim().regex(POSTCODE, POSTCODE_SENTENCE),
  message: required('Enter a message', MESSAGE_LENGTH),
  opt_in: ticked.default(false),
  /** Version of the sentences beside `terms` and `opt_in` (consent-wording.ts), as the page showed them. */
  consent_version: z
    .enum(Object.keys(CONSENT_WORDINGS) as [ConsentVersion, ...ConsentVersion[]])
    .default(CURRENT_CONSENT_VERSION),
  rego: oneLine(z.string().trim().max(10, 'Enter a registration of at most 10 characters')).default(''),
  additional_services: z
    .array(oneLine(z.string().max(80)))
    .max(20)
    .default([]),
  terms: ticked.default(false).refine((yes) => yes, '*You must agree to the terms of use before submitting.'),
  car_id: z.string().max(CAR_ID_LENGTH).default(''),
  location_id: z.string().max(80).default(''),
  dealership_slug: z.string().max(80).default(''),
  url: z.string().max(2000).default(''),
  lead_attributes: z
    .object({
      visited_pages: z.array(z.string().max(500)).max(50).default([]),
      linked_query_params: z.record(z.string(), z.string()).default({}),
    })
    .default({ visited_pages: [], linked_query_params: {} }),
  /** Remote versions the page was made with and the shell's signature, like "mfe-leads@1.2.0 mfe-vehicle@1.4.1 8mX…". */
  release_set: z.string().max(400).catch(''),
  /** What the page said of the vehicle, as the API sealed it when the page asked (`ShownCar`, `LeadCarCard`). */
  shown: z.string().max(2000).catch(''),
  /** Honeypot: people never see it. Filled means a robot (S5-28). */
  website: z.string().max(200).default(''),
});
export type EnquiryBody = z.infer<typeof enquiryBodySchema>;

/** The same where Comments may stay empty: sites with `message_required` off, and the form `request-photos`. */
export const enquiryBodyWithoutMessageSchema = enquiryBodySchema.extend({
  message: z.string().trim().max(MESSAGE_LENGTH, tooLong(MESSAGE_LENGTH)).default(''),
});

/** `next`: where the shopper goes from here, on this site; only an older API leaves it out. */
export const leadAcceptedSchema = z.object({ lead_id: z.string(), next: z.string().optional() });
export type LeadAccepted = z.infer<typeof leadAcceptedSchema>;

/** `place` is where it stands, empty where stock does not say. */
const sentCarSchema = z.object({ slug: z.string(), name: z.string(), place: z.string().default('') });

/**
 * GET /api/sent-forms/{proof}: the form that led to the success page, by the proof that came with the answer to it, and
 * the place it went to (an id of a location, or empty), and the vehicle it was about, while that is shown.
 */
export const sentFormSchema = z.object({
  form: z.string(),
  place: z.string(),
  car: sentCarSchema.optional(),
  /** Other vehicles that the same message asked about. */
  also: z.array(sentCarSchema).default([]),
});
export type SentForm = z.infer<typeof sentFormSchema>;
