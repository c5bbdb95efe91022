import type { DeskRemote, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatShare, formatSites } from '../message/format';
import { ActDialog } from './act/act-dialog';
import { StepBack } from './act/step-back';
import * as s from './remote-list.module.css';

/** One row for each remote, with the way back at hand: pressed here and confirmed, it is taken back. */
export function RemoteList({ desk }: { desk: ReleaseDesk }) {
  const [chosen, setChosen] = useState<string>();
  const remote = desk.remotes.find(({ name }) => name === chosen);
  if (desk.remotes.length === 0)
    return (
      <EmptyState
        level={3}
        title="Nothing is released"
        text="A team publishes a build with “npm run release -- publish”; then it stands here."
      />
    );
  return (
    <>
      <ul className={s.list}>
        {desk.remotes.map((each) => (
          <li key={each.name} className={s.row}>
            <div className={s.words}>
              <Link to={`/releases/${each.name}`} className={s.name}>
                {each.name}
              </Link>
              <p className={s.state}>{stateInWords(each)}</p>
            </div>
            <StepBack remote={each} isNamed onAsk={() => setChosen(each.name)} />
          </li>
        ))}
      </ul>
      {remote && (
        <ActDialog
          key={remote.name}
          remote={remote}
          desk={desk}
          plan={{ act: 'rollback' }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function stateInWords({ stable, rollouts, pins, blocked }: DeskRemote): string {
  const rolling = rollouts
    .filter(({ weightBps }) => weightBps > 0)
    .map(
      ({ version, weightBps, sites, ring }) =>
        `${version} for ${formatShare(weightBps)} of ${formatSites(sites, ring)}`,
    );
  const pinned = Object.keys(pins).length;
  const parts = [
    stable ? `${stable} is stable` : 'nothing is stable yet',
    ...rolling,
    pinned > 0 && `${pinned} pinned`,
    blocked.length > 0 && `${blocked.length} blocked`,
  ];
  return parts.filter(Boolean).join(' · ');
}
