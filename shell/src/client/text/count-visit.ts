import { sampleVitals } from '../evidence/begin';
import { measure } from '../measuring/measuring';
import type { Note } from '../measuring/notes';
import type { TextPage } from './text-page';

/** Counts a visit as the whole page does (`measuring/begin-counting.ts`), which leaves it to this once it is awake. */
export function countVisit(page: TextPage): void {
  let takeDown = (_note: Note): void => {};
  measure(page.site, { handTo: (next) => void (takeDown = next) });
  takeDown({ type: 'visit', payload: location.pathname });
  page.takeDown = (note) => takeDown(note);
  sampleVitals(page.releaseSet, page.site);
}
