import { cars } from '../a-car';
import type { Person } from '../enquiry';
import { ENTER } from '../keyboard';
import type { Keystrokes } from '../keyboard';
import { aboutMe, agreed, comments, onePage } from './form-journey';
import type { FormJourney } from './form-journey';
import { whoAnswers } from './office-forms';

const about = async (page: string, query: string) => `${page}?car_id=${(await cars('corella', query))[0]?.id}`;
const ofType = (type: string) => `refinementList[car_type][0]=${type}`;

const enquiry = (person: Person): Keystrokes => [
  ...aboutMe(person),
  ...comments(person),
  ...agreed,
  [/^Send enquiry/, ENTER],
];

/** Forms about a vehicle: on its own page for a used one, on a page of the form for a new one and a demo. */
export const vehicleForms: readonly FormJourney[] = [
  onePage(
    'Enquire about a used car',
    async () => (await cars('corella', `${ofType('used')}&range[price]=20000:60000`))[0]?.path ?? '',
    enquiry,
    /your enquiry/,
  ),
  onePage('Enquire about a new car', () => about('/enquire/vehicle', ofType('new')), enquiry, /your enquiry/),
  onePage('Enquire about a demo', () => about('/enquire/vehicle', ofType('demo')), enquiry, /your enquiry/),
  onePage(
    'Request photos',
    () => about('/enquire/photos', ofType('used')),
    (person) => [...aboutMe(person), ...agreed, [/^Request photos/, ENTER]],
    /your photo request|your request/,
  ),
  onePage(
    'Find me something similar',
    () => about('/enquire/similar', ofType('used')),
    (person) => [
      [/^Your budget/, { type: '35,000' }],
      [/^What it must have/, { type: 'Seven seats.' }],
      ...aboutMe(person),
      ...agreed,
      [/^Find me something similar/, ENTER],
    ],
    /your request|your enquiry/,
  ),
  onePage(
    'Find me something similar, to no vehicle',
    '/enquire/similar',
    (person) => [
      ...whoAnswers,
      [/^What it must have/, { type: 'Seven seats.' }],
      ...aboutMe(person),
      ...agreed,
      [/^Find me something similar/, ENTER],
    ],
    /your request|your enquiry/,
  ),
  onePage(
    'Make an offer',
    () => about('/enquire/offer', ofType('used')),
    (person) => [[/^Your offer/, { type: '25,000' }], ...aboutMe(person), ...agreed, [/^Send offer/, ENTER]],
    /your offer/,
  ),
];
