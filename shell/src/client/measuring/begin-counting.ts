import { sampleVitals, tellFailures } from '../evidence/begin';
import type { PagePayload } from '../../app/page-payload';
import '../text/text-page';
import { measure } from './measuring';
import type { Note, takeNotes } from './notes';

/** What is counted of a visit once the page is alive: what shoppers do, and how the page does. In one file, for one request. */
export function beginCounting({ site, releaseSet }: PagePayload, notes: ReturnType<typeof takeNotes>): void {
  tellFailures(releaseSet);
  const { takeDown } = window.__TEXT__ ?? {};
  // Where it was a page of text, that has counted this visit, and asked for consent.
  if (takeDown) return notes.handTo(butTheFirst(takeDown));
  measure(site, notes);
  sampleVitals(releaseSet, site);
}

/** Its visit is the first that a page notes. */
function butTheFirst(takeDown: (note: Note) => void): (note: Note) => void {
  let isFirst = true;
  return (note) => {
    if (!isFirst) takeDown(note);
    isFirst = false;
  };
}
