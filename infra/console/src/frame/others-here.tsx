import { formatMoment } from '../message/format';
import { SignedInContext } from './signed-in';
import { use } from 'react';
import * as s from './saved-by-other.module.css';

type OthersHereProps = {
  /** What is edited: "page". */
  of: string;
  others: readonly string[] | undefined;
  /** The newest version, by whoever saved it. */
  last?: { by: string; at: string } | undefined;
};

const names = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Who else has the same open, and that somebody else saved it last: before two write over each other, not after. */
export function OthersHere({ of, others = [], last }: OthersHereProps) {
  const me = use(SignedInContext);
  const isOthers = last !== undefined && last.by !== '' && last.by !== me.name;
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={s.saved}>
          <strong>
            {names.format(others)} {others.length === 1 ? 'has' : 'have'} this {of} open too.
          </strong>{' '}
          Talk to each other: of two who save, the second is asked whose is to stay.
          {isOthers && ` ${last.by} saved it last, ${formatMoment(last.at)}.`}
        </p>
      )}
      {others.length === 0 && isOthers && (
        <p>
          Last saved by {last.by}, {formatMoment(last.at)}.
        </p>
      )}
    </div>
  );
}
