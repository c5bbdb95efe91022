import { serviceDueOn } from './service-due';
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
