import { beginEvidence } from '../evidence/begin';
import type { PagePayload } from '../../app/page-payload';
import { measure } from './measuring';
import type { takeNotes } from './notes';

/** What is counted of a visit once the page is alive: what shoppers do, and how the page does. In one file, for one request. */
export function beginCounting({ site, releaseSet }: PagePayload, notes: ReturnType<typeof takeNotes>): void {
  measure(site, notes);
  beginEvidence(releaseSet, site);
}
