import { z } from 'zod';

const auPhone = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^(0[2-478]\d{8}|\+61[2-478]\d{8})$/, 'Enter an Australian phone number, like 0412 345 678'));

/** A ticked checkbox, whether it came as JSON or from a plain form. */
const ticked = z.union([z.boolean(), z.literal(['on', 'true', 'false', ''])]).transform((v) => v === true || v === 'on' || v === 'true');

/** POST /api/leads: what a shopper typed, plus what the page knows. Sentences are the specification's (section 5). */
export const enquiryBodySchema = z.object({
  /** Minted when the form was rendered: a double click, a reload or a retry is one lead. */
  idempotency_key: z.uuid(),
  form: z.string().max(60).default('enquiry'),
  category: z.string().max(60).default('General Enquiry'),
  subcategory: z.string().max(60).default(''),
  name: z.string().trim().min(1, 'Enter your first name').max(80),
  last_name: z.string().trim().min(1, 'Enter your last name').max(80),
  email: z.email('Enter an email address, like name@example.com').max(254),
  phone: auPhone,
  postcode: z.string().trim().regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.'),
  message: z.string().trim().min(1, 'Enter a message').max(4000),
  opt_in: ticked.default(false),
  terms: ticked.refine((yes) => yes, '*You must agree to the terms of use before submitting.'),
  car_id: z.string().max(80).default(''),
  location_id: z.string().max(80).default(''),
  dealership_slug: z.string().max(80).default(''),
  url: z.string().max(2000).default(''),
  lead_attributes: z
    .object({ visited_pages: z.array(z.string().max(500)).max(50).default([]), linked_query_params: z.record(z.string(), z.string()).default({}) })
    .default({ visited_pages: [], linked_query_params: {} }),
  /** Honeypot: people never see it. Filled means a robot (S5-28). */
  website: z.string().max(200).default(''),
});
export type EnquiryBody = z.infer<typeof enquiryBodySchema>;

export const leadAcceptedSchema = z.object({ lead_id: z.string() });
