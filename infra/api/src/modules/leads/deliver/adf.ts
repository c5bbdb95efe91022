import { isMobile } from '@shared-kit/domain/phone/australian-phone';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';

export const ADF_MEDIA_TYPE = 'application/x-adf+xml';

export type AdfVehicle = {
  interest: 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive';
  status: 'new' | 'used';
  /** The vehicle's id on our side. */
  id: string;
  year: number | null;
  make: string;
  model: string;
  vin: string | null;
  stock: string;
  trim: string | null;
  doors: number | null;
  bodystyle: string | null;
  transmission: string | null;
  odometerKm: number | null;
  colour: string | null;
  /** Asking price in whole Australian dollars. */
  price: number | null;
  /** What kind of price that is and what it is on the road, in words; empty without a price. */
  priceComments: string;
};

export type AdfTradeIn = {
  year: string;
  make: string;
  model: string;
  odometerKm: string;
  /** What it was estimated at, in whole Australian dollars; null where no estimate was made. */
  appraisal: number | null;
  comments: string;
};

export type AdfProspect = {
  /** Of what began it: one reference for all that comes of an enquiry. */
  leadId: string;
  /** Of this document: a second id where it is another. */
  messageId?: string;
  /** ISO 8601 with an offset. */
  requestedAt: string;
  /** Null for an enquiry about no vehicle in particular. */
  vehicle: AdfVehicle | null;
  /** The customer's own vehicle: a second vehicle element, or the only one where they want to sell it. */
  tradeIn?: AdfTradeIn | null;
  customer: { firstName: string; lastName: string; email: string; phone: string; postcode: string; comments: string };
  vendor: {
    name: string;
    url: string;
    phone: string;
    email: string;
    street: string;
    city: string;
    state: string;
    postcode: string;
  };
  provider: { name: string; service: string; url: string };
};

/** One lead as ADF 1.0 (Auto-lead Data Format): the XML that dealers' CRM systems read from a mail. */
export function adfXml({
  leadId,
  messageId = leadId,
  requestedAt,
  vehicle,
  tradeIn = null,
  ...people
}: AdfProspect): string {
  const { customer, vendor, provider } = people;
  const document = create({ version: '1.0', encoding: 'UTF-8' }).ins('adf', 'version="1.0"');
  const prospect = document.ele('adf').ele('prospect', { status: 'new' });
  prospect.ele('id', { sequence: '1', source: asTyped(provider.name) }).txt(asTyped(leadId));
  if (messageId !== leadId)
    prospect.ele('id', { sequence: '2', source: asTyped(provider.name) }).txt(asTyped(messageId));
  prospect.ele('requestdate').txt(asTyped(requestedAt));
  if (vehicle || !tradeIn) addVehicle(prospect, vehicle, provider.name);
  if (tradeIn) addTradeIn(prospect, tradeIn, vehicle ? 'trade-in' : 'sell');
  addCustomer(prospect, customer);
  addVendor(prospect, vendor);
  const origin = prospect.ele('provider');
  origin.ele('name', { part: 'full' }).txt(asTyped(provider.name));
  origin.ele('service').txt(asTyped(provider.service));
  origin.ele('url').txt(asTyped(provider.url));
  return document.end({ prettyPrint: true });
}

/** Order of children is the standard's. */
function addVehicle(prospect: XMLBuilder, vehicle: AdfVehicle | null, source: string) {
  if (!vehicle) return addNoVehicle(prospect);
  const element = prospect.ele('vehicle', { interest: vehicle.interest, status: vehicle.status });
  element.ele('id', { sequence: '1', source: asTyped(source) }).txt(asTyped(vehicle.id));
  element.ele('year').txt(asTyped(String(vehicle.year ?? '')));
  element.ele('make').txt(asTyped(vehicle.make));
  element.ele('model').txt(asTyped(vehicle.model));
  addText(element, 'vin', vehicle.vin);
  addText(element, 'stock', vehicle.stock);
  addText(element, 'trim', vehicle.trim);
  addText(element, 'doors', vehicle.doors);
  addText(element, 'bodystyle', vehicle.bodystyle);
  addText(element, 'transmission', vehicle.transmission);
  addText(element, 'odometer', vehicle.odometerKm, { status: 'unknown', units: 'km' });
  if (vehicle.colour) element.ele('colorcombination').ele('exteriorcolor').txt(asTyped(vehicle.colour));
  addText(element, 'price', vehicle.price, { type: 'asking', currency: 'AUD' });
  addText(element, 'pricecomments', vehicle.priceComments);
}

function addTradeIn(prospect: XMLBuilder, tradeIn: AdfTradeIn, interest: AdfVehicle['interest']) {
  const element = prospect.ele('vehicle', { interest, status: 'used' });
  element.ele('year').txt(asTyped(tradeIn.year));
  element.ele('make').txt(asTyped(tradeIn.make));
  element.ele('model').txt(asTyped(tradeIn.model));
  addText(element, 'odometer', tradeIn.odometerKm, { status: 'unknown', units: 'km' });
  addText(element, 'price', tradeIn.appraisal, { type: 'appraisal', currency: 'AUD' });
  addText(element, 'comments', tradeIn.comments);
}

/** A prospect without a vehicle is not ADF, and one without year, make and model neither: they stand empty. */
function addNoVehicle(prospect: XMLBuilder) {
  const element = prospect.ele('vehicle', { interest: 'buy', status: 'used' });
  for (const name of ['year', 'make', 'model']) element.ele(name).txt('');
  element.ele('comments').txt('No vehicle selected');
}

function addCustomer(prospect: XMLBuilder, customer: AdfProspect['customer']) {
  const element = prospect.ele('customer');
  const contact = element.ele('contact');
  contact.ele('name', { part: 'first' }).txt(asTyped(customer.firstName));
  contact.ele('name', { part: 'last' }).txt(asTyped(customer.lastName));
  contact.ele('email').txt(asTyped(customer.email));
  contact.ele('phone', { type: isMobile(customer.phone) ? 'cellphone' : 'voice' }).txt(asTyped(customer.phone));
  const address = contact.ele('address');
  address.ele('postalcode').txt(asTyped(customer.postcode));
  address.ele('country').txt('AU');
  addText(element, 'comments', customer.comments);
}

function addVendor(prospect: XMLBuilder, vendor: AdfProspect['vendor']) {
  const element = prospect.ele('vendor');
  element.ele('vendorname').txt(asTyped(vendor.name));
  element.ele('url').txt(asTyped(vendor.url));
  const contact = element.ele('contact');
  contact.ele('name', { part: 'full' }).txt(asTyped(vendor.name));
  if (vendor.email) contact.ele('email').txt(asTyped(vendor.email));
  contact.ele('phone', { type: 'voice' }).txt(asTyped(vendor.phone));
  const address = contact.ele('address');
  addText(address, 'street', vendor.street, { line: '1' });
  addText(address, 'city', vendor.city);
  addText(address, 'regioncode', vendor.state.toUpperCase());
  addText(address, 'postalcode', vendor.postcode);
  address.ele('country').txt('AU');
}

function addText(
  parent: XMLBuilder,
  name: string,
  value: string | number | null,
  attributes: Record<string, string> = {},
) {
  if (value === null || value === '') return;
  parent.ele(name, attributes).txt(asTyped(String(value)));
}

/** The builder reads `&amp;` in a text as an ampersand: what somebody typed is marked, so that it stays as typed. */
function asTyped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
