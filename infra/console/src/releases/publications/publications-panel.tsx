import type { Publication, PublicationState } from '@shared-kit/contracts/operator/release-publish.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Tag } from '@shared-kit/ui/message/tag';
import { Link } from 'react-router';
import { usePublications } from '../../api/releases.api';
import { Awaited } from '../../frame/awaited';
import { Panel } from '../../frame/panel';
import * as rows from '../../frame/rows.module.css';
import { formatMoment } from '../../message/format';
import * as s from './publications-panel.module.css';

const LIMIT = 10;

type Tone = 'green' | 'red' | 'grey' | 'neutral';
const STATES: Readonly<Record<PublicationState, readonly [words: string, tone: Tone]>> = {
  waiting: ['waits for the gate', 'neutral'],
  checking: ['at the gate', 'neutral'],
  rendering: ['at the gate, being rendered', 'neutral'],
  accepted: ['taken', 'green'],
  refused: ['refused', 'red'],
  failed: ['could not be looked at', 'red'],
  interrupted: ['interrupted', 'grey'],
};

/** Builds that teams sent over HTTP, of one remote or of all: who, when, how far, and why one was refused. */
export function PublicationsPanel({ remote }: { remote?: string }) {
  const asked = usePublications({ limit: LIMIT, ...(remote !== undefined && { remote }) });
  return (
    <Panel id="publications" title="Sent to be published">
      <Awaited of="publications" from={asked}>
        {({ publications, more }) =>
          publications.length === 0 ? (
            <EmptyState
              level={3}
              title="Nothing was sent"
              text="Builds that teams send over HTTP stand here for 90 days, with what the gate said of each."
            />
          ) : (
            <>
              <ul className={rows.list}>
                {publications.map((each) => (
                  <Row key={each.id} publication={each} isOfOne={remote !== undefined} />
                ))}
              </ul>
              {more && (
                <p className={rows.note}>
                  The newest {LIMIT}. “npm run release -- publications” and GET /api/releases/publications list more.
                </p>
              )}
            </>
          )
        }
      </Awaited>
    </Panel>
  );
}

function Row({ publication, isOfOne }: { publication: Publication; isOfOne: boolean }) {
  const { remote, version, state, sentAt, sentBy } = publication;
  const [words, tone] = STATES[state];
  return (
    <li className={s.row}>
      <p className={rows.name}>
        {!isOfOne && <Link to={`/releases/${remote}`}>{remote}</Link>}
        {version} <Tag tone={tone}>{words}</Tag>
      </p>
      <p className={rows.note}>
        <time dateTime={sentAt}>{formatMoment(sentAt)}</time>, {sentBy}
      </p>
      <Reasons publication={publication} />
    </li>
  );
}

function Reasons({ publication: { remote, version, detail, refusals } }: { publication: Publication }) {
  if (refusals.length === 0) return detail === null ? null : <p className={s.detail}>{detail}</p>;
  const count = refusals.length === 1 ? '1 reason' : `${refusals.length} reasons`;
  return (
    <details>
      <summary aria-label={`${count} against ${remote} ${version}`}>{count}</summary>
      <ul className={s.reasons}>
        {refusals.map(({ gate, sentence }) => (
          <li key={`${gate} ${sentence}`}>
            {gate}: {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
