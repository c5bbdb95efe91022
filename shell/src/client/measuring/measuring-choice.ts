export type MeasuringChoice = 'allowed' | 'refused';

/** Asked again after a year. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

const keyOf = (site: string) => `${site}:measuring`;

/** What was answered on this site in this browser, if it was less than a year ago. */
export function keptChoice(site: string, nowMs = Date.now()): MeasuringChoice | null {
  try {
    const { choice, until } = readAnswer(JSON.parse(localStorage.getItem(keyOf(site)) ?? 'null'));
    const holds = typeof until === 'number' && until > nowMs;
    return holds && (choice === 'allowed' || choice === 'refused') ? choice : null;
  } catch {
    return null;
  }
}

function readAnswer(stored: unknown): { choice?: unknown; until?: unknown } {
  return typeof stored === 'object' && stored !== null ? stored : {};
}

export function keepChoice(site: string, choice: MeasuringChoice, nowMs = Date.now()): void {
  try {
    localStorage.setItem(keyOf(site), JSON.stringify({ choice, until: nowMs + KEPT_MS }));
  } catch {
    // A browser that refuses to store is asked again on its next page.
  }
}
