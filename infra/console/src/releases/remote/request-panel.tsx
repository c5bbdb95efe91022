import type { DeskRemote } from '@shared-kit/contracts/server/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use } from 'react';
import { Panel } from '../../frame/panel';
import { SignedInContext, useMay } from '../../frame/signed-in';
import { formatMoment, formatSites } from '../../message/format';
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
          {by} asked to {sayAct(request)}, {formatMoment(at)}: everybody on all sites has it then.
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
function planOf({ act, version, sites, ring }: Request): Plan {
  if (act === 'promoted') return { act: 'promote', version };
  if (act === 'pinned') return { act: 'pin', version, site: sites[0] ?? '' };
  return { act: 'roll', version, weightBps: 10_000, rollout: { sites, ring } };
}

function sayAct({ act, version, sites, ring }: Request): string {
  if (act === 'promoted') return `promote ${version}`;
  if (act === 'pinned') return `pin ${formatSites(sites)} to ${version}`;
  return `roll ${version} out to 100 % of ${formatSites(sites, ring)}`;
}
