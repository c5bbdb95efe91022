import type { Person } from '../people/a-person';
import { NEXT, SPACE } from '../people/keyboard';
import type { Keystrokes } from '../people/keyboard';
import { keysOf, onePage, pathOf } from './form-journey';
import type { FormJourney } from './form-journey';

/** Who is to answer, where there are several and no vehicle says so. */
export const whoAnswers: Keystrokes = [[/^Dealership/, NEXT]];
/** Which of the places, where a form is for one. */
export const where: Keystrokes = [[/^Location/, NEXT]];
const topicAndPlace: Keystrokes = [[/^What is it about/, NEXT], ...where];

export const preApproval = (person: Person): Keystrokes =>
  keysOf('finance-pre-approval', person, {
    first: whoAnswers,
    answers: { amount: { type: '$32,500' }, income: { type: '90,000' }, credit: SPACE },
  });

/** Forms for the office, the parts counter and the finance desk. */
export const officeForms: readonly FormJourney[] = [
  onePage('Contact', 'enquiry', { path: '/contact', first: topicAndPlace, says: true }),
  onePage('Contact one location', 'enquiry', { path: '/contact?location=corella-brisbane', says: true }),
  onePage('Contact about one brand', 'enquiry', { path: '/contact?brand=Toyota', first: topicAndPlace, says: true }),
  onePage('Careers enquiry', 'careers', { first: whoAnswers, says: 'Diesel engines, and being on time.' }),
  onePage('Fleet enquiry', 'fleet', {
    first: whoAnswers,
    answers: { company: { type: 'Fairweather Plumbing' }, fleet_size: { type: '12' } },
  }),
  onePage('Parts and accessories enquiry', 'parts', {
    first: where,
    answers: { part_wanted: { type: 'A tow bar.' }, vehicle_wanted: { type: 'Toyota HiLux 2021' }, fitting: SPACE },
  }),
  onePage('Finance enquiry', 'finance-enquiry', {
    first: whoAnswers,
    answers: { amount: { type: '$32,500' }, use: SPACE },
  }),
  onePage('Finance enquiry to a preferred dealership', 'finance-enquiry', {
    path: `${pathOf('finance-enquiry')}?preferredDealership=corella-kia-mackay`,
  }),
  onePage('Finance pre-approval request', 'finance-pre-approval', {
    first: whoAnswers,
    answers: { amount: { type: '$32,500' }, income: { type: '90,000' }, credit: SPACE },
  }),
  onePage('Order now', 'order-now', {
    path: `${pathOf('order-now')}?model_id=toyota-hilux&model_name=HiLux&vehicle=SR5`,
    first: where,
    answers: { model_name: null, colour: { type: 'White' } },
  }),
];
