import type { Person } from '../enquiry';
import { ENTER, NEXT, SPACE } from '../keyboard';
import type { Keystrokes } from '../keyboard';
import { aboutMe, agreed, comments, onePage } from './form-journey';
import type { FormJourney } from './form-journey';

const contact = (person: Person): Keystrokes => [
  [/^What is it about/, NEXT],
  [/^Location/, NEXT],
  ...aboutMe(person),
  ...comments(person),
  ...agreed,
  [/^Send enquiry/, ENTER],
];

/** Who is to answer, where there are several and no vehicle says so. */
export const whoAnswers: Keystrokes = [[/^Dealership/, NEXT]];

export const preApproval = (person: Person): Keystrokes => [
  ...whoAnswers,
  [/^Amount to borrow/, { type: '$32,500' }],
  [/^Years/, NEXT],
  [/^Employment/, NEXT],
  [/^Income a year/, { type: '90,000' }],
  [/^You live/, NEXT],
  [/^Your credit history/, SPACE],
  ...aboutMe(person),
  ...agreed,
  [/^Request pre-approval/, ENTER],
];

/** Forms for the office, the parts counter and the finance desk. */
export const officeForms: readonly FormJourney[] = [
  onePage('Contact', '/contact', contact, /your enquiry/),
  onePage(
    'Contact one location',
    '/contact?location=corella-brisbane',
    (person) => [...aboutMe(person), ...comments(person), ...agreed, [/^Send enquiry/, ENTER]],
    /your enquiry/,
  ),
  onePage('Contact about one brand', '/contact?brand=Toyota', contact, /your enquiry/),
  onePage(
    'Careers enquiry',
    '/careers',
    (person) => [
      ...whoAnswers,
      [/^Area of work/, NEXT],
      ...aboutMe(person),
      [/^What are you good at/, { type: 'Diesel engines, and being on time.' }],
      ...agreed,
      [/^Send application/, ENTER],
    ],
    /your application/,
  ),
  onePage(
    'Fleet enquiry',
    '/fleet',
    (person) => [
      ...whoAnswers,
      [/^Company/, { type: 'Fairweather Plumbing' }],
      [/^Vehicles in your fleet/, { type: '12' }],
      ...aboutMe(person),
      ...agreed,
      [/^Ask about fleet/, ENTER],
    ],
    /your enquiry/,
  ),
  onePage(
    'Parts and accessories enquiry',
    '/vehicle-parts-and-accessories',
    (person) => [
      [/^Location/, NEXT],
      [/^Which part or accessory/, { type: 'A tow bar.' }],
      [/^Make, model and year/, { type: 'Toyota HiLux 2021' }],
      [/^Have it fitted here/, SPACE],
      ...aboutMe(person),
      ...agreed,
      [/^Ask for parts/, ENTER],
    ],
    /your parts enquiry/,
  ),
  onePage(
    'Finance enquiry',
    '/finance-enquiry',
    (person) => [
      ...whoAnswers,
      [/^Cash price of the vehicle/, { type: '$32,500' }],
      [/^Vehicle is for/, SPACE],
      ...aboutMe(person),
      ...agreed,
      [/^Ask about finance/, ENTER],
    ],
    /your enquiry/,
  ),
  onePage(
    'Finance enquiry to a preferred dealership',
    '/finance-enquiry?preferredDealership=corella-kia-mackay',
    (person) => [...aboutMe(person), ...agreed, [/^Ask about finance/, ENTER]],
    /your enquiry/,
  ),
  onePage('Finance pre-approval request', '/apply-for-finance', preApproval, /your pre-approval request/),
  onePage(
    'Order now',
    '/models/order-now?model_id=toyota-hilux&model_name=HiLux&vehicle=SR5',
    (person) => [
      [/^Location/, NEXT],
      [/^Colour/, { type: 'White' }],
      ...aboutMe(person),
      ...agreed,
      [/^Order now/, ENTER],
    ],
    /your order request/,
  ),
];
