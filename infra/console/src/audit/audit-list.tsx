import type { AuditEntry } from '@shared-kit/contracts/operator/audit.contract';
import { Link } from 'react-router';
import { formatMoment } from '../message/format';
import * as s from '../message/log-list.module.css';

/** What was done in words, newest first: what, to what, when, by whom. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={s.list}>
      {entries.map(({ id, at, area, subject, words, actor }) => (
        <li key={id} className={s.row}>
          <span className={s.words}>{words}</span>
          {isRemote({ area, subject }) ? (
            <Link to={`/releases/${subject}`} className={s.remote}>
              {subject}
            </Link>
          ) : (
            <span className={s.subject}>{subject}</span>
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

/** What the platform is set to is about all remotes, and has no page. */
function isRemote({ area, subject }: Pick<AuditEntry, 'area' | 'subject'>): boolean {
  return (area === 'releases' || area === 'plans') && subject.startsWith('mfe-');
}
