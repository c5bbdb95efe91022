import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useState } from 'react';
import { usePeopleQuery } from '../api/operators.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';
import { SecretShown } from '../frame/secret-shown';
import { formatMoment } from '../message/format';
import { InviteForm } from './invite-form';
import { PersonRow } from './person-row';

type Link = { name: string; link: string };

/** Who may use the operator port: invited, given another role, reset and shut out. */
export function PeoplePage() {
  const people = usePeopleQuery();
  const [made, setMade] = useState<Link>();
  return (
    <>
      <PageTop title="People" lead="Who may use the operator pages, and what each may do." />
      {made && (
        <Panel id="made" title={`Link for ${made.name}`}>
          <SecretShown
            label="Address"
            secret={made.link}
            help="Send it to them alone: it signs in once, within three days, and is not shown again."
          />
          {new URL(made.link).origin !== window.location.origin && (
            <p>
              It leads to {new URL(made.link).origin}, and you are at {window.location.origin}. Where browsers reach
              these pages is set by OPERATOR_ORIGIN.
            </p>
          )}
        </Panel>
      )}
      <Awaited of="people" from={people}>
        {(data) => (
          <>
            <Panel id="people" title="Accounts">
              <ul className={s.list}>
                {data.people.map((person) => (
                  <PersonRow key={person.id} person={person} onLink={(link) => setMade({ name: person.name, link })} />
                ))}
              </ul>
            </Panel>
            <Panel id="invite" title="Invite somebody">
              <InviteForm onLink={setMade} />
            </Panel>
            <Panel id="events" title="What was done">
              {data.events.length === 0 && <EmptyState level={3} title="Nothing yet" text="Nobody did anything." />}
              <ul className={s.list}>
                {data.events.map(({ id, at, actor, kind, subject }) => (
                  <li key={id} className={s.row}>
                    <p className={s.words}>
                      {kind}: {subject}
                    </p>
                    <p className={s.note}>
                      {actor}, {formatMoment(at)}
                    </p>
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        )}
      </Awaited>
    </>
  );
}
