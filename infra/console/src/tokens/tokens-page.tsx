import type { Tokens } from '@shared-kit/contracts/operator/operators.contract';
import { ROLE_NAMES } from '@shared-kit/domain/operator/role-words';
import { Button } from '@shared-kit/ui/form/button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Tag } from '@shared-kit/ui/message/tag';
import { use, useState } from 'react';
import { useRevokeTokenMutation, useTokensQuery } from '../api/operators.api';
import { Awaited } from '../frame/awaited';
import { Failed } from '../frame/failed';
import { NoticeContext } from '../frame/notice';
import { PageTop } from '../frame/page-top';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';
import { SecretShown } from '../frame/secret-shown';
import { formatMoment } from '../message/format';
import { TokenForm } from './token-form';

/** What programs show in place of a sign-in: made, listed and revoked. */
export function TokensPage() {
  const tokens = useTokensQuery();
  const [made, setMade] = useState<{ name: string; token: string }>();
  return (
    <>
      <PageTop title="Tokens" lead="For programs: a team’s builds that publish, a monitor that reads metrics." />
      {made && (
        <Panel id="made" title={`Token ${made.name}`}>
          <SecretShown
            label="Token"
            secret={made.token}
            help="The program sends it as “Authorization: Bearer …”. It is not shown again."
          />
        </Panel>
      )}
      <Awaited of="tokens" from={tokens}>
        {(data) => (
          <Panel id="tokens" title="Tokens">
            {data.tokens.length === 0 && <EmptyState level={3} title="No tokens" text="Make one below." />}
            <ul className={s.list}>
              {data.tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          </Panel>
        )}
      </Awaited>
      <Panel id="make" title="Make a token">
        <TokenForm onMade={setMade} />
      </Panel>
    </>
  );
}

function TokenRow({ token }: { token: Tokens['tokens'][number] }) {
  const { id, name, role, remotes, madeBy, madeAt, expiresAt, usedAt, state } = token;
  const [revoke, { error, isLoading }] = useRevokeTokenMutation();
  const notify = use(NoticeContext);

  async function end() {
    const answer = await revoke(id);
    if (answer.data) notify(`Token ${name} is revoked.`);
  }

  return (
    <li className={s.row}>
      <div className={s.words}>
        <p className={s.name}>
          {name} {state !== 'good' && <Tag tone="grey">{state}</Tag>}
        </p>
        <p className={s.note}>
          {ROLE_NAMES[role]}
          {remotes.length > 0 && `: ${remotes.join(', ')}`} · until {formatMoment(expiresAt)} ·{' '}
          {usedAt ? `last used ${formatMoment(usedAt)}` : 'never used'} · made {formatMoment(madeAt)} by {madeBy}
        </p>
        <Failed error={error} />
      </div>
      {state === 'good' && (
        <Button size="s" busy={isLoading} aria-label={`Revoke ${name}`} onClick={() => void end()}>
          Revoke
        </Button>
      )}
    </li>
  );
}
