import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { z } from 'zod';

/** What a lead keeps of the vehicle: it may be sold and gone when the dealer reads the mail. */
export const leadCarSchema = carSchema.pick({
  id: true,
  slug: true,
  path: true,
  name: true,
  year: true,
  make: true,
  model: true,
  badge: true,
  vin: true,
  stocknum: true,
  doors: true,
  simple_body: true,
  simple_transmission: true,
  km: true,
  colour: true,
  price: true,
  offer_price: true,
  subscription_price: true,
  preorder: true,
  price_type: true,
  drive_away: true,
  status: true,
  car_type: true,
  dealership_slug: true,
  location_name: true,
  primary_image_url: true,
});
export type LeadCar = z.infer<typeof leadCarSchema>;

/** A lead with the specification's keys (S3-03), and what its form adds to them. */
export const leadPayloadSchema = z.object({
  category: z.string(),
  subcategory: z.string(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  message: z.string(),
  opt_in: z.boolean(),
  dealership_slug: z.string(),
  location_id: z.string(),
  manufacturer_slug: z.string(),
  stock_number: z.string(),
  'Vehicle Make': z.string(),
  'Vehicle Model': z.string(),
  car_type: z.string(),
  car_id: z.string(),
  vehicle_status: z.string(),
  rego: z.string(),
  url: z.string(),
  source: z.literal('Website'),
  user_agent: z.string(),
  lead_attributes: z.object({
    visited_pages: z.array(z.string()),
    linked_query_params: z.record(z.string(), z.string()),
  }),
  additional_services: z.array(z.string()),
});
export type LeadPayload = z.infer<typeof leadPayloadSchema>;

const USER_AGENT_LENGTH = 500;

type PayloadParts = {
  body: EnquiryBody;
  /** From our own stock; null for a general enquiry or a vehicle this site does not have. */
  car: LeadCar | null;
  /** Of this site's new models, for who orders one; null for everything else. */
  ordered: { make: string; name: string } | null;
  dealershipSlug: string;
  manufacturer: string | null;
  /** Absolute, on the site itself. */
  pageUrl: string;
  userAgent: string;
};

/** Everything about the vehicle comes from stock, never from the browser. */
export function leadPayload(parts: PayloadParts): LeadPayload {
  const { body, car, ordered, dealershipSlug, manufacturer, pageUrl, userAgent } = parts;
  const {
    name,
    last_name,
    email,
    phone,
    postcode,
    opt_in,
    location_id,
    car_id,
    rego,
    lead_attributes,
    additional_services,
  } = body;
  return {
    ...categoryOf(body),
    name,
    last_name,
    email,
    phone,
    postcode,
    message: body.message || (postedForm(body.form).defaultMessage ?? ''),
    opt_in,
    dealership_slug: dealershipSlug,
    location_id,
    manufacturer_slug: toSlug(car?.make ?? ordered?.make ?? manufacturer ?? ''),
    ...vehicleFacts(car, ordered),
    car_id,
    rego,
    url: ofOneCar(pageUrl, car?.slug ?? car_id),
    source: 'Website',
    user_agent: withinLength(userAgent, USER_AGENT_LENGTH),
    lead_attributes,
    additional_services,
  };
}

/** 'Careers Enquiry' is what the form offers, not what the dealer's CRM knows (S5-24). */
function categoryOf({ form, ...body }: EnquiryBody) {
  const own = postedForm(form);
  const category = own.category || body.category;
  const subcategory = own.subcategory || body.subcategory;
  if (category === 'Careers Enquiry') return { category: 'General Enquiry', subcategory: 'Career Enquiry' };
  return { category, subcategory };
}

function vehicleFacts(car: LeadCar | null, ordered: PayloadParts['ordered']) {
  if (!car) {
    const { make, name } = ordered ?? { make: '', name: '' };
    const age = ordered ? 'new' : '';
    return { stock_number: '', 'Vehicle Make': make, 'Vehicle Model': name, car_type: age, vehicle_status: '' };
  }
  const { stocknum, make, model, car_type, status } = car;
  return {
    stock_number: stocknum,
    'Vehicle Make': make,
    'Vehicle Model': model,
    car_type,
    vehicle_status: status ?? '',
  };
}

/** A page that asks about several vehicles as the page of one: which others are asked about is nothing to its dealership. */
function ofOneCar(pageUrl: string, named: string): string {
  const url = new URL(pageUrl);
  if (url.searchParams.getAll('car_id').length < 2) return pageUrl;
  url.searchParams.set('car_id', named);
  return url.href;
}

/**
 * The page the form stood on, as an absolute address on the site: a mail to the
 * dealer never carries a link that a visitor made up.
 */
export function ownPageUrl(typed: string, origin: string): string {
  const url = URL.parse(typed, origin);
  return url && url.origin === origin ? url.href : `${origin}/`;
}
