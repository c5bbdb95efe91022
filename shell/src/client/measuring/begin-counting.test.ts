import { aSite } from '@shared-kit/testing/a-site';
import type { PagePayload } from '../../app/page-payload';
import { countVisit } from '../text/count-visit';
import { beginCounting } from './begin-counting';
import { takeNotes } from './notes';

const site = aSite({ slug: 'sunrise', name: 'Sunrise Cars' });
const text = { start: [], siteFile: '', releaseSet: '', site };
const events = () => window.dataLayer?.map((noted) => 'page_type' in noted && noted.page_type);

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  delete window.asc_datalayer;
  delete window.__TEXT__;
});

/** React has taken over a page at an address. */
function wake(path: string) {
  const notes = takeNotes();
  notes.visited(path);
  beginCounting({ site, releaseSet: '' } as unknown as PagePayload, notes);
  return notes;
}

test('a page counts its visit and where one goes from there', () => {
  const notes = wake('/');
  notes.visited('/contact');

  expect(events()).toEqual(['home', 'contact']);
});

test('a page of text that wakes has counted its visit already, and goes on with what follows', () => {
  window.__TEXT__ = { ...text };
  countVisit(window.__TEXT__);
  expect(events()).toEqual(['home']);
  const notes = wake('/');
  notes.visited('/contact');

  expect(events()).toEqual(['home', 'contact']);
});
