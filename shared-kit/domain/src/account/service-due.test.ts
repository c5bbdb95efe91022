import { noReminder, serviceDueOn } from './service-due';
import type { ServiceFacts } from './service-due';

const TODAY = '2026-11-27';
const nothing: ServiceFacts = {
  dueOn: null,
  kmNow: null,
  kmDue: null,
  kmAYear: 12_000,
  lastOn: null,
  everyMonths: null,
};

test.each<[string | null, Partial<ServiceFacts>]>([
  ['2027-03-01', { dueOn: '2027-03-01' }],
  // A quarter of a year's kilometres.
  ['2027-02-26', { kmNow: 47_000, kmDue: 50_000 }],
  ['2026-11-27', { kmNow: 50_000, kmDue: 50_000 }],
  ['2027-05-31', { lastOn: '2026-05-31', everyMonths: 12 }],
  ['2026-02-28', { lastOn: '2025-08-31', everyMonths: 6 }],
  // Whichever comes first, as the books of all makers say.
  ['2027-02-26', { lastOn: '2026-05-31', everyMonths: 12, kmNow: 47_000, kmDue: 50_000 }],
  [null, { kmNow: 47_000 }],
  [null, { lastOn: '2026-05-31' }],
  [null, {}],
])('a service is due on %p by %p', (day, facts) => {
  expect(serviceDueOn({ ...nothing, ...facts }, TODAY)).toBe(day);
});

test.each<[string, Partial<ServiceFacts>]>([
  ['due_on: That day is over. Say the day of the next service', { dueOn: '2026-11-26' }],
  ['km_due: By this it was due on 27 October 2026. Say when the next service is', { kmNow: 51_000, kmDue: 50_000 }],
  [
    'last_on: By this it was due on 31 May 2026. Say when the next service is',
    { lastOn: '2025-05-31', everyMonths: 12 },
  ],
  ['due_on: That is more than 10 years away. Say an earlier day', { dueOn: '2036-11-28' }],
  ['km_due: That is more than 10 years away. Say an earlier day', { kmNow: 0, kmDue: 2_000_000, kmAYear: 1 }],
  ['last_on: That is more than 10 years away. Say an earlier day', { lastOn: '9999-12-31', everyMonths: 60 }],
])('nobody is reminded: "%s"', (words, facts) => {
  const { field, why } = noReminder({ ...nothing, ...facts }, TODAY) ?? {};
  expect(`${field}: ${why}`).toBe(words);
});

test.each(['2026-11-27', '2036-11-27'])('of a service on %s one is reminded', (dueOn) => {
  expect(noReminder({ ...nothing, dueOn }, TODAY)).toBeNull();
});
