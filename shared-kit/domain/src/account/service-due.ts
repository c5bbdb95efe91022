import { dayInWords } from '../time/day-in-words';

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
/** Nobody plans a service longer ahead. */
const MOST_YEARS = 10;
/** What is later is written with more digits than a day has, and soon no date at all. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31);

/** The day a service is due, the earliest that any of it says; null where nothing says one. */
export function serviceDueOn(facts: ServiceFacts, today: string): string | null {
  const days = [facts.dueOn, byKilometres(facts, today), byInterval(facts)].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}

/** Which field of what was typed says a day that nobody can be reminded of, and why; null where the day is one to come. */
export function noReminder(facts: ServiceFacts, today: string): { field: ServiceField; why: string } | null {
  const day = serviceDueOn(facts, today);
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  if (day === null || (day >= today && day <= last)) return null;
  const field = fieldOf(facts, today, day);
  if (day > last) return { field, why: `That is more than ${MOST_YEARS} years away. Say an earlier day` };
  if (field === 'due_on') return { field, why: 'That day is over. Say the day of the next service' };
  return { field, why: `By this it was due on ${dayInWords(day)}. Say when the next service is` };
}

/** As the form names them. */
type ServiceField = 'due_on' | 'km_due' | 'last_on';

function fieldOf(facts: ServiceFacts, today: string, day: string): ServiceField {
  if (facts.dueOn === day) return 'due_on';
  return byKilometres(facts, today) === day ? 'km_due' : 'last_on';
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
  return new Date(Math.max(0, Math.min(ms, LAST_DAY_MS))).toISOString().slice(0, 10);
}
