import type { MyAccount } from '@shared-kit/contracts/operator/operators.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Tag } from '@shared-kit/ui/message/tag';
import { use } from 'react';
import { useEndSessionMutation, useSignOutEverywhereMutation } from '../api/operators.api';
import { Failed } from '../frame/failed';
import { NoticeContext } from '../frame/notice';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';
import { formatMoment } from '../message/format';
import { describeBrowser } from './describe-browser';

/** Where one is signed in, and the way to end it there. */
export function SessionsPanel({ account: { sessions } }: { account: MyAccount }) {
  const [end, ending] = useEndSessionMutation();
  const [endAll, endingAll] = useSignOutEverywhereMutation();
  const notify = use(NoticeContext);

  async function endOne(id: string) {
    const answer = await end(id);
    if (answer.data) notify('That session is ended.');
  }

  async function signOut() {
    const answer = await endAll();
    if (answer.data) location.assign('/sign-in');
  }

  return (
    <Panel id="sessions" title="Signed in">
      <ul className={s.list}>
        {sessions.map(({ id, startedAt, usedAt, browser, isThis }) => (
          <li key={id} className={s.row}>
            <div className={s.words}>
              <p className={s.name}>
                {describeBrowser(browser)} {isThis && <Tag tone="green">this one</Tag>}
              </p>
              <p className={s.note}>
                since {formatMoment(startedAt)}, used {formatMoment(usedAt)}
              </p>
            </div>
            {!isThis && (
              <Button
                size="s"
                aria-label={`End the session of ${describeBrowser(browser)}, since ${formatMoment(startedAt)}`}
                onClick={() => void endOne(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failed error={ending.error ?? endingAll.error} />
      <div>
        <Button busy={endingAll.isLoading} onClick={() => void signOut()}>
          Sign out everywhere
        </Button>
      </div>
    </Panel>
  );
}
