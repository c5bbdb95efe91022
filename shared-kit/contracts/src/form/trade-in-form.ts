import { PLAIN } from './lead-form';
import { REGO_STATES } from '../vehicle/rego-states';
import type { LeadField, LeadForm } from './lead-form';

/** The steps before the details: their answers travel in the address, so each step is one and nothing is lost. */
export const VEHICLE_QUESTIONS: readonly LeadField[] = [
  { name: 'trade_year', label: 'Year', kind: 'year', required: 'Enter the year', min: 1950, maxLength: 4 },
  { name: 'trade_make', label: 'Make', kind: 'text', required: 'Enter the make', maxLength: 40 },
  { name: 'trade_model', label: 'Model', kind: 'text', required: 'Enter the model', maxLength: 60 },
  {
    name: 'trade_km',
    label: 'Kilometres',
    kind: 'number',
    help: 'Leave empty for a caravan.',
    min: 0,
    max: 2_000_000,
    suffix: 'kms',
  },
];

export const CONDITION_QUESTIONS: readonly LeadField[] = [
  {
    name: 'trade_condition',
    label: 'Condition',
    kind: 'radio',
    required: 'Choose the condition',
    options: ['Excellent', 'Good', 'Fair', 'Poor'],
  },
  { name: 'trade_service', label: 'Service history', kind: 'radio', options: ['Complete', 'Part of it', 'None'] },
  { name: 'trade_damage', label: 'Damage or faults', kind: 'textarea', maxLength: 1000 },
  { name: 'trade_finance', label: 'There is finance on it', kind: 'checkbox' },
];

/** The last step: whose it is, its plate and its debt. They are asked here so that no address of a step holds them. */
export const TRADE_IN_FORM = {
  ...PLAIN,
  id: 'trade-in',
  name: 'Value my vehicle',
  submit: 'Show my estimate',
  category: 'Trade-in Enquiry',
  subcategory: '1. Valuation',
  about: 'trade-in',
  message: 'optional',
  fields: [
    ...VEHICLE_QUESTIONS,
    ...CONDITION_QUESTIONS,
    { name: 'trade_rego', label: 'Registration number', kind: 'text', maxLength: 10, autoComplete: 'off' },
    {
      name: 'trade_state',
      label: 'State of registration',
      kind: 'select',
      options: REGO_STATES,
    },
    {
      name: 'trade_owed',
      label: 'Still owed on it',
      kind: 'number',
      help: 'If there is finance on it.',
      min: 0,
      max: 1_000_000,
      prefix: '$',
    },
  ],
} as const satisfies LeadForm;
