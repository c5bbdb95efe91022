import type { DeskPlan, PlanActAsked } from '@shared-kit/contracts/operator/release-evidence.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Tag } from '@shared-kit/ui/message/tag';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/ask';
import { usePlanActMutation } from '../../api/releases.api';
import { NoticeContext } from '../../frame/notice';
import { useMay } from '../../frame/signed-in';
import { formatAlong } from '../../message/format';
import { ApproveDialog } from './approve-dialog';
import { PlanSchedule, PlanTiming } from './plan-timing';
import * as s from './evidence-panel.module.css';

/** A plan's steps, how far it is, and a person's word on it; `children`: what else can be done with it. */
export function PlanSteps({ plan, children }: { plan: DeskPlan; children?: ReactNode }) {
  const mayI = useMay();
  const moved = [plan.remote, ...Object.keys(plan.with)];
  const [act, { isLoading, error }] = usePlanActMutation();
  const [isApproving, setIsApproving] = useState(false);
  const notify = use(NoticeContext);
  const failure = error as Failure | undefined;
  const along = formatAlong(plan.with);

  async function decide(word: PlanActAsked['act']) {
    const answer = await act({ plan: plan.id, revision: plan.revision, act: word });
    if (answer.data) notify(`Plan ${plan.id}: ${answer.data.words}`);
  }

  return (
    <div className={s.rollout}>
      <p>
        <strong>
          Plan {plan.id}: {plan.remote} {plan.version}
          {along && ` with ${along}`}
        </strong>{' '}
        <Tag tone={plan.state === 'running' ? 'green' : 'grey'}>{plan.state}</Tag>
      </p>
      <p className={s.words}>{plan.words}</p>
      <PlanSchedule plan={plan} />
      <PlanTiming plan={plan} />
      {failure && <p role="alert">{failure.detail}</p>}
      <Stack row gap={8}>
        {actsOf(plan)
          .filter(([, , amountsTo]) => moved.every((remote) => mayI(amountsTo, remote)))
          .map(([word, name]) => (
            <Button
              key={word}
              size="s"
              busy={isLoading}
              aria-label={`${name} ${plan.id}`}
              onClick={() => (word === 'approve' ? setIsApproving(true) : void decide(word))}
            >
              {name}
            </Button>
          ))}
        {children}
      </Stack>
      {isApproving && <ApproveDialog plan={plan} onClose={() => setIsApproving(false)} />}
    </div>
  );
}

type OfferedAct = readonly [PlanActAsked['act'], string, 'releases.roll' | 'releases.rollback'];

/** To let a plan go on is to roll, to stop one is to take back: as the platform decides who may. */
function actsOf({ state }: DeskPlan): OfferedAct[] {
  const abort = ['abort', 'Abort plan', 'releases.rollback'] as const;
  switch (state) {
    case 'draft':
      return [['approve', 'Approve plan', 'releases.roll'], abort];
    case 'held':
      return [['resume', 'Resume plan', 'releases.roll'], abort];
    case 'scheduled':
    case 'running':
      return [['hold', 'Hold plan', 'releases.rollback'], abort];
    case 'promoted':
    case 'aborted':
      return [];
  }
}
