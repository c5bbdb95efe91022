/** What an owner knows of their vehicle's next service: a day, kilometres, or the last one and how often. Days are "2027-03-01". */
export type ServiceFacts = {
  dueOn: string | null;
  kmNow: number | null;
  kmDue: number | null;
  kmAYear: number;
  lastOn: string | null;
  everyMonths: number | null;
};

/** How far a private car is driven in a year in Australia, in round numbers (ABS, Survey of Motor Vehicle Use). */
export const KM_A_YEAR = 12_000;

/** How long before it an owner is reminded, in days: time to book it. */
export const REMINDED_DAYS_BEFORE = 14;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** The day a service is due, the earliest that any of it says; null where nothing says one. */
export function serviceDueOn(facts: ServiceFacts, today: string): string | null {
  const days = [facts.dueOn, byKilometres(facts, today), byInterval(facts)].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}

function byKilometres({ kmNow, kmDue, kmAYear }: ServiceFacts, today: string): string | null {
  if (kmNow === null || kmDue === null || kmAYear <= 0) return null;
  return dayOf(Date.parse(today) + Math.floor(((kmDue - kmNow) / kmAYear) * YEAR_DAYS) * DAY_MS);
}

/** So many months after the last one; of a month without that day, its last. */
function byInterval({ lastOn, everyMonths }: ServiceFacts): string | null {
  if (lastOn === null || everyMonths === null) return null;
  const [year = 0, month = 1, day = 1] = lastOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + everyMonths, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + everyMonths, Math.min(day, lastDay)));
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
