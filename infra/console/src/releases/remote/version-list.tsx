import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Tag } from '@shared-kit/ui/message/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../frame/signed-in';
import { formatMoment } from '../../message/format';
import type { Plan } from '../act/plan';
import * as s from './version-list.module.css';
import { TAKEN_BACK, versionStates } from './version-states';

/** As many as fit a screen; teams publish many a day. */
const SHOWN = 10;

/** Every published version with its state and what can be done with it. */
export function VersionList({ remote, onPlan }: { remote: DeskRemote; onPlan: (plan: Plan) => void }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? remote.versions : remote.versions.slice(0, SHOWN);
  return (
    <>
      <ul className={s.list}>
        {shown.map(({ version, publishedAt, by }) => (
          <li key={version} className={s.row}>
            <div className={s.words}>
              <p className={s.version}>
                {version}{' '}
                {versionStates(remote, version).map((state) => (
                  <Tag key={state} tone={toneOf(state)}>
                    {state}
                  </Tag>
                ))}
              </p>
              <p className={s.origin}>
                published {formatMoment(publishedAt)} by {by}
              </p>
            </div>
            <Acts remote={remote} version={version} onPlan={onPlan} />
            {remote.stable !== null && remote.stable !== version && (
              <Link to={`compare?${new URLSearchParams({ from: remote.stable, to: version })}`} className={s.compare}>
                Compare {version} with {remote.stable}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < remote.versions.length && (
        <Button onClick={() => setIsWhole(true)}>Show all {remote.versions.length} versions</Button>
      )}
    </>
  );
}

function Acts({ remote, version, onPlan }: { remote: DeskRemote; version: string; onPlan: (plan: Plan) => void }) {
  const mayI = useMay();
  const isBlocked = remote.blocked.includes(version);
  const isStable = remote.stable === version;
  const acts: (readonly [string, Plan] | false)[] = isBlocked
    ? [['Unblock', { act: 'unblock', version }]]
    : [
        !isStable && remote.stable !== null && ['Roll out', { act: 'roll', version }],
        !isStable && ['Promote', { act: 'promote', version }],
        ['Pin a site', { act: 'pin', version }],
        ['Block', { act: 'block', version }],
      ];
  return (
    <Stack row gap={8}>
      {acts
        .filter((act) => act !== false)
        .filter(([, { act }]) => mayI(`releases.${act}`, remote.name))
        .map(([name, plan]) => (
          <Button key={name} size="s" aria-label={`${name}: ${version}`} onClick={() => onPlan(plan)}>
            {name}
          </Button>
        ))}
    </Stack>
  );
}

function toneOf(state: string): 'red' | 'green' | 'grey' {
  if (state === 'blocked' || state === TAKEN_BACK) return 'red';
  return state === 'stable' ? 'green' : 'grey';
}
