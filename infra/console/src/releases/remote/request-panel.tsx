import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use } from 'react';
import { Panel } from '../../frame/panel';
import { SignedInContext, useMay } from '../../frame/signed-in';
import { formatMoment, formatShare, formatSites } from '../../message/format';
import type { Plan } from '../act/plan';

type Request = NonNullable<DeskRemote['request']>;
type RequestPanelProps = {
  remote: DeskRemote;
  request: Request;
  onPlan: (plan: Plan) => void;
};

/** What one person asked for, which a second one approves by doing the same. */
export function RequestPanel({ remote, request, onPlan }: RequestPanelProps) {
  const { version, by, at } = request;
  const { name } = use(SignedInContext);
  const mayI = useMay();
  const isMine = name.toLowerCase() === by.toLowerCase();
  const plan = planOf(request);
  const mayApprove = mayI(`releases.${plan.act}`, remote.name);
  return (
    <Panel id="request" title="Waiting for a second person">
      <Stack>
        <p>
          {by} asked to {sayAct(request)}, {formatMoment(at)}:{' '}
          {request.act === 'promoted' ? 'everybody has it then.' : 'more than half of all visitors have it then.'}
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

/** The same act, which is what approves it. */
function planOf({ act, version, weightBps, sites, ring }: Request): Plan {
  if (act === 'promoted') return { act: 'promote', version };
  if (act === 'pinned') return { act: 'pin', version, site: sites[0] ?? '' };
  return { act: 'roll', version, weightBps, rollout: { sites, ring } };
}

function sayAct({ act, version, weightBps, sites, ring }: Request): string {
  if (act === 'promoted') return `promote ${version}`;
  if (act === 'pinned') return `pin ${formatSites(sites)} to ${version}`;
  return `roll ${version} out to ${formatShare(weightBps)} of ${formatSites(sites, ring)}`;
}
