import { PLAIN } from './lead-form';
import type { LeadField, LeadForm } from './lead-form';

const REGO: LeadField = {
  name: 'vehicle_rego',
  label: 'Registration number',
  kind: 'text',
  maxLength: 10,
  autoComplete: 'off',
};

/**
 * The shopper's own vehicle, which the plate fills in. By its name it might be one to buy, as it is in a test drive and a
 * fleet's enquiry; but leads are stored and CRMs are told with that name, so it stays.
 */
const OWN_VEHICLE: LeadField = {
  name: 'vehicle_wanted',
  label: 'Make, model and year',
  kind: 'text',
  required: 'Enter the make and model',
};

/** Forms for the service and parts counters. */
export const WORKSHOP_FORMS = [
  {
    ...PLAIN,
    id: 'service',
    name: 'Book a service',
    submit: 'Book service',
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
    about: 'place',
    books: 'service',
    message: 'optional',
    messageLabel: 'Anything we should look at?',
    places: ['service'],
    fields: [
      {
        name: 'service_type',
        label: 'What does it need?',
        kind: 'select',
        required: 'Choose a kind of service',
        options: [
          'Logbook service',
          'Minor service',
          'Tyres and wheel alignment',
          'Brakes',
          'Air conditioning',
          'Recall',
          'Something else',
        ],
      },
      { ...REGO, required: 'Enter the registration number' },
      OWN_VEHICLE,
      { name: 'odometer_km', label: 'Kilometres', kind: 'number', min: 0, max: 2_000_000, suffix: 'kms' },
      {
        name: 'transport',
        label: 'While it is with us',
        kind: 'radio',
        options: ['I will wait', 'I need a loan car', 'I have my own transport'],
      },
    ],
  },
  {
    ...PLAIN,
    id: 'parts',
    name: 'Parts and accessories enquiry',
    submit: 'Ask for parts',
    category: 'Parts Enquiry',
    about: 'place',
    message: 'none',
    places: ['parts'],
    fields: [
      {
        name: 'part_wanted',
        label: 'Which part or accessory?',
        kind: 'textarea',
        required: 'Enter the part or accessory',
        maxLength: 2000,
      },
      OWN_VEHICLE,
      REGO,
      {
        name: 'vehicle_vin',
        label: 'VIN',
        kind: 'text',
        maxLength: 17,
        help: '17 characters, on your registration papers',
      },
      { name: 'fitting', label: 'Have it fitted here', kind: 'checkbox' },
    ],
  },
] as const satisfies readonly LeadForm[];
