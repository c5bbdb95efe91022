import { aLocation } from '@shared-kit/testing/a-location';
import { ProblemError } from '../../../plugins/problems';
import { placeOfLead } from './lead-place';

const place = (id: string, dealership: string, kind: 'sales' | 'service' | 'parts' | '') =>
  aLocation({ id, slug: `${id}-slug`, dealership_slug: dealership, location_type: kind });

const twoDealerships = [
  place('north-sales', 'north', 'sales'),
  place('north-service', 'north', 'service'),
  place('south-sales', 'south', 'sales'),
  place('south-service', 'south', 'service'),
];
const oneDealership = [place('only-sales', 'only', 'sales'), place('only-parts', 'only', 'parts')];
const oneYard = [place('yard', 'only', '')];

const asked = { form: 'fleet', category: '', car_id: '', location_id: '', dealership_slug: '' };

test.each([
  ['a dealership named', { dealership_slug: 'south' }, twoDealerships, 'south', ''],
  ['the only dealership, not named', {}, oneDealership, 'only', ''],
  ['a place, which has a dealership', { location_id: 'south-sales' }, twoDealerships, 'south', 'south-sales'],
  ['a place by its slug', { location_id: 'south-sales-slug' }, twoDealerships, 'south', 'south-sales'],
  ['a workshop', { form: 'service', location_id: 'north-service' }, twoDealerships, 'north', 'north-service'],
  ['the only parts counter, not named', { form: 'parts' }, oneDealership, 'only', 'only-parts'],
  ['a yard that tells no departments apart', { form: 'service' }, oneYard, 'only', 'yard'],
  [
    'a car that left stock, of a place',
    { car_id: 'gone', location_id: 'north-sales' },
    twoDealerships,
    'north',
    'north-sales',
  ],
  ['a car that left stock, of nobody', { car_id: 'gone', dealership_slug: 'elsewhere' }, twoDealerships, '', ''],
  [
    'a car that left stock, of a place by its slug',
    { car_id: 'gone', location_id: 'north-sales-slug' },
    twoDealerships,
    'north',
    'north-sales',
  ],
  ['a car that left stock, of a dealership', { car_id: 'gone', dealership_slug: 'south' }, twoDealerships, 'south', ''],
  ['a car that left stock, of the only dealership', { car_id: 'gone' }, oneDealership, 'only', ''],
  [
    'a car that left stock, of the only one, not of another',
    { car_id: 'gone', dealership_slug: 'elsewhere' },
    oneDealership,
    'only',
    '',
  ],
  ['a site without places', {}, [], '', ''],
  [
    'the counter that a general enquiry is about',
    { form: 'enquiry', category: 'Service Enquiry', location_id: 'north-service' },
    twoDealerships,
    'north',
    'north-service',
  ],
  [
    'any place, with what no place of the site does',
    { form: 'enquiry', category: 'Parts Enquiry', location_id: 'north-sales' },
    twoDealerships,
    'north',
    'north-sales',
  ],
])('a lead goes to %s', (_what, answers, places, dealership, location) => {
  expect(placeOfLead({ ...asked, ...answers }, places)).toEqual({ dealership, location });
});

test.each([
  ['no dealership of several', {}, twoDealerships, 'dealership_slug', 'Choose a dealership'],
  [
    'a dealership of another site',
    { dealership_slug: 'elsewhere' },
    twoDealerships,
    'dealership_slug',
    'Choose a dealership',
  ],
  [
    'a foreign one where there is one',
    { dealership_slug: 'elsewhere' },
    oneDealership,
    'dealership_slug',
    'Choose a dealership',
  ],
  ['a place of another site', { location_id: 'elsewhere' }, twoDealerships, 'location_id', 'Choose a location'],
  ['a service without a place', { form: 'service' }, twoDealerships, 'location_id', 'Choose a location'],
  [
    'a service at a sales yard',
    { form: 'service', location_id: 'north-sales' },
    twoDealerships,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
  [
    'parts from a workshop',
    { form: 'parts', location_id: 'north-service' },
    twoDealerships,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
  [
    'a service where nobody has a workshop',
    { form: 'service', location_id: 'only-sales' },
    oneDealership,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
  [
    'a general enquiry about a service, at a sales yard',
    { form: 'enquiry', category: 'Service Enquiry', location_id: 'north-sales' },
    twoDealerships,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
  [
    'a service of a car at its yard',
    { form: 'service', car_id: 'gone', location_id: 'north-sales' },
    twoDealerships,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
  [
    'a test drive at a workshop',
    { form: 'test-drive', location_id: 'north-service' },
    twoDealerships,
    'location_id',
    'This location does not offer that. Choose another one.',
  ],
])('refuses %s', (_what, answers, places, field, sentence) => {
  let refusal: unknown;
  try {
    placeOfLead({ ...asked, ...answers }, places);
  } catch (error) {
    refusal = error;
  }

  expect(refusal).toBeInstanceOf(ProblemError);
  expect(refusal).toMatchObject({ fieldErrors: { [field]: [sentence] } });
});
