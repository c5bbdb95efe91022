import { PLAIN } from './lead-form';
import type { LeadForm } from './lead-form';

/** The ordinary enquiry: by itself, so that a page with nothing else loads nothing else. */
export const ENQUIRY_FORM: LeadForm = {
  ...PLAIN,
  id: 'enquiry',
  name: 'Enquire',
  submit: 'Send enquiry',
  category: '',
  event: 'vehicle',
  message: 'site',
};

/** Forms about a vehicle, or about finding one. */
export const CAR_FORMS: readonly LeadForm[] = [
  ENQUIRY_FORM,
  {
    ...PLAIN,
    id: 'request-photos',
    name: 'Request photos',
    submit: 'Request photos',
    category: 'General Enquiry',
    subcategory: 'Photo Request',
    event: 'vehicle',
    message: 'optional',
    defaultMessage: 'Please send photos for this car',
  },
  {
    ...PLAIN,
    id: 'similar',
    name: 'Find me something similar',
    submit: 'Find me something similar',
    category: 'General Enquiry',
    subcategory: 'Similar Vehicle',
    event: 'vehicle',
    message: 'optional',
    fields: [
      { name: 'budget', label: 'Your budget', kind: 'number', min: 0, max: 1_000_000, prefix: '$' },
      { name: 'must_have', label: 'What it must have', kind: 'text', help: 'Seats, towing capacity, colour…' },
    ],
  },
  {
    ...PLAIN,
    id: 'test-drive',
    name: 'Book a test drive',
    submit: 'Book test drive',
    category: 'Test Drive',
    event: 'vehicle',
    message: 'optional',
    places: ['', 'sales', 'used'],
    fields: [
      { name: 'vehicle_wanted', label: 'Which vehicle would you like to drive?', kind: 'text', withoutVehicle: true },
    ],
  },
  {
    ...PLAIN,
    id: 'order-now',
    name: 'Order now',
    submit: 'Order now',
    category: 'New Vehicle Enquiry',
    subcategory: 'Order Now',
    event: 14,
    message: 'optional',
    places: ['', 'sales'],
    fields: [
      { name: 'model_name', label: 'Model', kind: 'text', required: 'Enter the model' },
      { name: 'vehicle', label: 'Variant', kind: 'text' },
      { name: 'colour', label: 'Colour', kind: 'text' },
      { name: 'model_id', label: 'Model id', kind: 'hidden' },
    ],
  },
  {
    ...PLAIN,
    id: 'offer',
    name: 'Make an offer',
    submit: 'Send offer',
    category: 'General Enquiry',
    subcategory: 'Offer',
    event: 'vehicle',
    message: 'optional',
    fields: [
      {
        name: 'offer_amount',
        label: 'Your offer',
        kind: 'number',
        required: 'Enter your offer',
        min: 100,
        max: 5_000_000,
        prefix: '$',
      },
    ],
  },
  {
    ...PLAIN,
    id: 'reserve',
    name: 'Reserve online',
    submit: 'Go on to the deposit',
    category: 'Reservation',
    subcategory: 'Deposit Started',
    event: 'vehicle',
    message: 'optional',
    fields: [
      {
        name: 'handover',
        label: 'How would you like to get it?',
        kind: 'radio',
        required: 'Choose pick-up or delivery',
        options: ['I pick it up', 'Deliver it to me'],
      },
      {
        name: 'delivery_address',
        label: 'Delivery address',
        kind: 'text',
        help: 'Only for a delivery',
        autoComplete: 'street-address',
      },
      {
        name: 'paying_by',
        label: 'How will you pay the rest?',
        kind: 'radio',
        required: 'Choose how you will pay',
        options: ['Bank transfer', 'Finance through you', 'Finance of my own'],
      },
      { name: 'trade_in_rego', label: 'Registration of your trade-in', kind: 'text', maxLength: 10 },
      { name: 'trade_in_km', label: 'Its kilometres', kind: 'number', min: 0, max: 2_000_000, suffix: 'kms' },
    ],
  },
];
