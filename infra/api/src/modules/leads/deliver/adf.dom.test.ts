import { adfXml } from './adf';
import type { AdfProspect } from './adf';

const prospect: AdfProspect = {
  leadId: '0198f3f1-0000-7000-8000-000000000001',
  requestedAt: '2026-03-01T09:30:00+10:00',
  vehicle: {
    interest: 'buy',
    status: 'used',
    id: 'v-1',
    year: 2021,
    make: 'Toyota',
    model: 'RAV4',
    vin: 'JTMW23FV60D012345',
    stock: 'U1234',
    trim: 'GXL',
    doors: 5,
    bodystyle: 'SUV',
    transmission: 'Automatic',
    odometerKm: 0,
    colour: 'White',
    priceComments: '$38,990 Excl. Govt. Charges, $41,200 estimated drive-away in QLD',
    price: 38_990,
  },
  customer: {
    firstName: 'Ana',
    lastName: "O'Neill & Söhne",
    email: 'ana@example.com',
    phone: '0412345678',
    postcode: '0800',
    comments: 'Is <b>this</b> still there? ]]> 5 > 4 & 3 < 4',
  },
  vendor: {
    name: 'Harbour Motors',
    url: 'https://harbour.example',
    phone: '0731234567',
    email: 'sales@harbour.example',
    street: '1 Quay St',
    city: 'Brisbane',
    state: 'qld',
    postcode: '4000',
  },
  provider: { name: 'Harbour Motors website', service: 'General Enquiry', url: 'https://harbour.example' },
};

/** Read by another XML parser than the one that wrote it. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

function read(document: Document, selector: string) {
  const element = document.querySelector(selector);
  return (
    element && {
      text: element.textContent,
      ...Object.fromEntries([...element.attributes].map((a) => [a.name, a.value])),
    }
  );
}

test('says that it is ADF 1.0', () => {
  const document = parse(adfXml(prospect));

  const instruction = [...document.childNodes].find((node) => node.nodeType === 7);
  expect(instruction).toMatchObject({ target: 'adf', data: 'version="1.0"' });
  expect(document.documentElement.tagName).toBe('adf');
});

test('tells who wants what, with units and currency', () => {
  const document = parse(adfXml(prospect));

  expect(read(document, 'prospect > requestdate')).toEqual({ text: '2026-03-01T09:30:00+10:00' });
  expect(read(document, 'prospect > id')).toMatchObject({ text: prospect.leadId, source: 'Harbour Motors website' });
  expect(read(document, 'vehicle')).toMatchObject({ interest: 'buy', status: 'used' });
  expect(read(document, 'vehicle > price')).toEqual({ text: '38990', type: 'asking', currency: 'AUD' });
  // A system reads the ADF, not the mail beside it (R-LEGAL-02, A-61).
  expect(read(document, 'vehicle > price + pricecomments')?.text).toContain('Excl. Govt. Charges');
  expect(read(document, 'vehicle > odometer')).toEqual({ text: '0', status: 'unknown', units: 'km' });
  expect(read(document, 'customer name[part="first"]')).toMatchObject({ text: 'Ana' });
  expect(read(document, 'customer phone')).toEqual({ text: '0412345678', type: 'cellphone' });
  expect(read(document, 'customer postalcode')).toEqual({ text: '0800' });
  expect(read(document, 'vendor > vendorname')).toEqual({ text: 'Harbour Motors' });
  expect(read(document, 'vendor regioncode')).toEqual({ text: 'QLD' });
});

test("keeps the standard's order of elements, which strict readers insist on", () => {
  const document = parse(adfXml(prospect));

  const children = (selector: string) =>
    [...(document.querySelector(selector)?.children ?? [])].map((child) => child.tagName);
  expect(children('prospect')).toEqual(['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider']);
  expect(children('vehicle')).toEqual([
    'id',
    'year',
    'make',
    'model',
    'vin',
    'stock',
    'trim',
    'doors',
    'bodystyle',
    'transmission',
    'odometer',
    'colorcombination',
    'price',
    'pricecomments',
  ]);
});

test('carries whatever a shopper types as text, never as markup', () => {
  const document = parse(adfXml(prospect));

  expect(read(document, 'customer > comments')).toEqual({ text: 'Is <b>this</b> still there? ]]> 5 > 4 & 3 < 4' });
  expect(read(document, 'customer name[part="last"]')).toMatchObject({ text: "O'Neill & Söhne" });
});

test('leaves out what is not known of a vehicle', () => {
  const vehicle = { ...prospect.vehicle!, vin: null, price: null, odometerKm: null, colour: null, doors: null };

  const document = parse(adfXml({ ...prospect, vehicle }));

  for (const name of ['vin', 'price', 'odometer', 'colorcombination', 'doors'])
    expect(read(document, `vehicle > ${name}`)).toBeNull();
});

test('still holds a vehicle, as the standard demands, when the enquiry is about none', () => {
  const document = parse(adfXml({ ...prospect, vehicle: null }));

  expect([...document.querySelectorAll('vehicle > *')].map((child) => child.tagName)).toEqual([
    'year',
    'make',
    'model',
    'comments',
  ]);
});

test('a trade-in is a second vehicle, and the only one where there is nothing to buy', () => {
  const tradeIn = {
    ...{ year: '2019', make: 'Kia & Co', model: '<Rio>', odometerKm: '61000' },
    ...{ appraisal: 12_300, comments: 'Condition: Good' },
  };
  const both = parse(adfXml({ ...prospect, tradeIn }));
  const alone = parse(adfXml({ ...prospect, vehicle: null, tradeIn }));
  const interests = (document: Document) =>
    [...document.querySelectorAll('prospect > vehicle')].map((element) => element.getAttribute('interest'));

  expect([interests(both), interests(alone)]).toEqual([['buy', 'trade-in'], ['sell']]);
  expect(read(both, 'vehicle[interest="trade-in"] > model')).toEqual({ text: '<Rio>' });
  expect(read(both, 'vehicle[interest="trade-in"] > make')).toEqual({ text: 'Kia & Co' });
  expect(read(both, 'vehicle[interest="trade-in"] > odometer')).toMatchObject({ text: '61000', units: 'km' });
  expect(read(both, 'vehicle[interest="trade-in"] > price')).toEqual({
    text: '12300',
    type: 'appraisal',
    currency: 'AUD',
  });
  expect([...(alone.querySelector('vehicle')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(
    // The standard's order.
    ['year', 'make', 'model', 'odometer', 'price', 'comments'],
  );
});
