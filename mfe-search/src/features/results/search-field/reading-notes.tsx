import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { titleOf } from '@shared-kit/domain/search/filter-words';
import { nameOf } from '../filters/name-of-value';
import * as s from '../results-page.module.css';

type ReadingNotesProps = {
  asked: SearchState;
  results: Pick<SearchResponse, 'ignored' | 'unstocked' | 'notExcluded' | 'exchanged'>;
};

/** What of a search was not done as it was written: nothing is left out or exchanged unsaid. */
export function ReadingNotes({ asked, results }: ReadingNotesProps) {
  const { ignored = [], unstocked = [], notExcluded = [] } = results;
  // An older API does not say what it exchanged.
  const reversed = Object.entries(asked.ranges).filter(([, { min, max } = {}]) => (min ?? 0) > (max ?? Infinity));
  const exchanged = new Set([...reversed.map(([name]) => name), ...(results.exchanged ?? [])]);
  const notes = [
    ...unstocked.map(({ name, value, instead }) => {
      const shown = instead === undefined ? 'the results without it' : `${nameOf(name, instead)} instead`;
      return `No “${nameOf(name, value)}” in stock, showing ${shown}.`;
    }),
    ...notExcluded.map(({ word, isKnown }) =>
      isKnown ? `We could not leave out “${word}”.` : `There is no “${word}” here to leave out.`,
    ),
    ...(ignored.length > 0
      ? [`Nothing here is called ${ignored.map((word) => `“${word}”`).join(' or ')}: these are the results without it.`]
      : []),
    ...[...exchanged].map((name) => `${titleOf(name) ?? name}: “From” was more than “To”, so we exchanged them.`),
  ];
  return notes.map((note) => (
    <p key={note} role="status" className={s.reading}>
      {note}
    </p>
  ));
}
