import type { Person } from '@shared-kit/contracts/operator/operators.contract';
import { ROLE_NAMES } from '@shared-kit/domain/operator/role-words';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Tag } from '@shared-kit/ui/message/tag';
import { use, useState } from 'react';
import { useResetPersonMutation, useSwitchPersonMutation } from '../api/operators.api';
import { Failed } from '../frame/failed';
import { NoticeContext } from '../frame/notice';
import * as s from '../frame/rows.module.css';
import { formatMoment } from '../message/format';
import { RoleDialog } from './role-dialog';

/** One account, and what a release manager does with it. */
export function PersonRow({ person, onLink }: { person: Person; onLink: (link: string) => void }) {
  const { id, name, isDisabled, isMe, usedAt } = person;
  const [isChanging, setIsChanging] = useState(false);
  const [reset, resetting] = useResetPersonMutation();
  const [turn, turning] = useSwitchPersonMutation();
  const notify = use(NoticeContext);

  async function makeLink() {
    const answer = await reset(id);
    if (answer.data) onLink(answer.data.link);
  }

  async function switchTo(to: 'disable' | 'enable') {
    const answer = await turn({ id, to });
    if (answer.data) notify(to === 'disable' ? `${name} is shut out.` : `${name} may sign in again.`);
  }

  return (
    <li className={s.row}>
      <div className={s.words}>
        <p className={s.name}>
          {name} {isMe && <Tag tone="green">you</Tag>} {isDisabled && <Tag tone="red">disabled</Tag>}
        </p>
        <p className={s.note}>{sayState(person, usedAt && formatMoment(usedAt))}</p>
        <Failed error={resetting.error ?? turning.error} />
      </div>
      {!isMe && (
        <Stack row gap={8}>
          {!isDisabled && (
            <WaysIn
              person={person}
              isBusy={resetting.isLoading}
              onChange={() => setIsChanging(true)}
              onReset={() => void makeLink()}
            />
          )}
          <Button
            size="s"
            aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${name}`}
            onClick={() => void switchTo(isDisabled ? 'enable' : 'disable')}
          >
            {isDisabled ? 'Enable' : 'Disable'}
          </Button>
        </Stack>
      )}
      {isChanging && <RoleDialog person={person} onClose={() => setIsChanging(false)} />}
    </li>
  );
}

type WaysInProps = { person: Person; isBusy: boolean; onChange: () => void; onReset: () => void };

/** For an account that is not shut out: what it may do, and a link for who lost their way in. */
function WaysIn({ person: { name, hasWayIn }, isBusy, onChange, onReset }: WaysInProps) {
  return (
    <>
      <Button size="s" aria-label={`Change what ${name} may do`} onClick={onChange}>
        Change
      </Button>
      <Button size="s" busy={isBusy} aria-label={hasWayIn ? `Reset ${name}` : `New link for ${name}`} onClick={onReset}>
        {hasWayIn ? 'Reset' : 'New link'}
      </Button>
    </>
  );
}

function sayState({ role, remotes, group, hasWayIn }: Person, seen: string | null): string {
  const bound = remotes.join(', ') || group;
  return [
    `${ROLE_NAMES[role]}${bound ? `: ${bound}` : ''}`,
    !hasWayIn && 'signs in by a link only',
    seen ? `last seen ${seen}` : 'not signed in',
  ]
    .filter(Boolean)
    .join(' · ');
}
