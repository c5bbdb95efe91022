import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import { cars } from '../a-car';
import { onePage, pathOf } from './form-journey';
import type { FormJourney } from './form-journey';
import { whoAnswers } from './office-forms';

const ofType = (type: string) => `refinementList[car_type][0]=${type}`;
/** The page of a form, about a car of a type. */
const about = (form: LeadFormId, type: string) => async () =>
  `${pathOf(form)}?car_id=${(await cars('corella', ofType(type)))[0]?.id}`;
export const aboutUsed = (form: LeadFormId) => ({ path: about(form, 'used') });
const sevenSeats = { type: 'Seven seats.' };

/** Forms about a vehicle: on its own page for a used one, on a page of the form for a new one and a demo. */
export const vehicleForms: readonly FormJourney[] = [
  onePage('Enquire about a used car', 'enquiry', {
    path: async () => (await cars('corella', `${ofType('used')}&range[price]=20000:60000`))[0]?.path ?? '',
    says: true,
  }),
  onePage('Enquire about a new car', 'enquiry', { path: about('enquiry', 'new'), says: true }),
  onePage('Enquire about a demo', 'enquiry', { path: about('enquiry', 'demo'), says: true }),
  onePage('Request photos', 'request-photos', aboutUsed('request-photos')),
  onePage('Find me something similar', 'similar', {
    ...aboutUsed('similar'),
    answers: { budget: { type: '35,000' }, must_have: sevenSeats },
  }),
  onePage('Find me something similar, to no vehicle', 'similar', {
    first: whoAnswers,
    answers: { must_have: sevenSeats },
  }),
  onePage('Make an offer', 'offer', aboutUsed('offer')),
];
