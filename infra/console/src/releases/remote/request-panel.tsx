import type { DeskRemote } from '@shared-kit/contracts/server/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use } from 'react';
import { Panel } from '../../frame/panel';
import { SignedInContext, useMay } from '../../frame/signed-in';
import { formatMoment } from '../../message/format';
import type { Plan } from '../act/plan';

type RequestPanelProps = {
  remote: DeskRemote;
  request: NonNullable<DeskRemote['request']>;
  onPlan: (plan: Plan) => void;
};

/** What one person asked for, which a second one approves by doing the same. */
export function RequestPanel({ remote, request: { version, act, by, at }, onPlan }: RequestPanelProps) {
  const { name } = use(SignedInContext);
  const mayI = useMay();
  const isMine = name.toLowerCase() === by.toLowerCase();
  const mayApprove = mayI(act === 'promoted' ? 'releases.promote' : 'releases.roll', remote.name);
  const plan: Plan = act === 'promoted' ? { act: 'promote', version } : { act: 'roll', version, weightBps: 10_000 };
  return (
    <Panel id="request" title="Waiting for a second person">
      <Stack>
        <p>
          {by} asked to give {version} to everybody on all sites, {formatMoment(at)}.
        </p>
        {isMine ? (
          <p>Somebody else has to approve it: you asked for it yourself.</p>
        ) : (
          mayApprove && (
            <div>
              <Button aria-label={`Approve ${version}`} onClick={() => onPlan(plan)}>
                Approve
              </Button>
            </div>
          )
        )}
      </Stack>
    </Panel>
  );
}
