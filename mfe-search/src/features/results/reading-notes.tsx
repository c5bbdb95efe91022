import type { SearchState } from '@shared-kit/contracts/search.contract';
import { titleOf } from './filter-titles';
import * as s from './results-page.module.css';

type ReadingNotesProps = { asked: SearchState; ignored: readonly string[] | undefined };

/** What of a search was not done as it was written: nothing is left out or exchanged unsaid. */
export function ReadingNotes({ asked, ignored = [] }: ReadingNotesProps) {
  const exchanged = Object.entries(asked.ranges).filter(([, { min, max } = {}]) => (min ?? 0) > (max ?? Infinity));
  const notes = [
    ...(ignored.length > 0
      ? [`Nothing here is called ${ignored.map((word) => `“${word}”`).join(' or ')}: these are the results without it.`]
      : []),
    ...exchanged.map(([name]) => `${titleOf(name) ?? name}: “From” was more than “To”, so we exchanged them.`),
  ];
  return notes.map((note) => (
    <p key={note} role="status" className={s.reading}>
      {note}
    </p>
  ));
}
