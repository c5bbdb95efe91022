import type { ReleaseLogEntry } from '@shared-kit/contracts/operator/release-desk.contract';
import { Link } from 'react-router';
import { formatMoment } from './format';
import * as s from './log-list.module.css';

type LogListProps = {
  entries: readonly ReleaseLogEntry[];
  /** Not on the page of that remote. */
  withRemote?: boolean;
};

/** Decisions in words, newest first: what, about which remote, when, by whom. */
export function LogList({ entries, withRemote = true }: LogListProps) {
  return (
    <ol className={s.list}>
      {entries.map(({ id, at, remote, words, actor }) => (
        <li key={id} className={withRemote ? s.row : `${s.row} ${s.ofOne}`}>
          <span className={s.words}>{words}</span>
          {withRemote && (
            <Link to={`/releases/${remote}`} className={s.remote}>
              {remote}
            </Link>
          )}
          <time className={s.origin} dateTime={at}>
            {formatMoment(at)}
          </time>
          <span className={s.origin}>{actor}</span>
        </li>
      ))}
    </ol>
  );
}
