import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import type { ListedPlan } from '@shared-kit/contracts/operator/release-planning.contract';
import { Button } from '@shared-kit/ui/form/button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { useState } from 'react';
import { Panel } from '../../frame/panel';
import { useMay } from '../../frame/signed-in';
import { PlanSteps } from '../remote/plan-steps';
import { PlanDialog } from './plan-dialog';

type PlansPanelProps = { plans: readonly ListedPlan[]; remotes: readonly DeskRemote[] };

/** Every plan at work and those that ended last, and the way to write one. */
export function PlansPanel({ plans, remotes }: PlansPanelProps) {
  const mayI = useMay();
  const [asked, setAsked] = useState<{ draft: ListedPlan | null }>();
  const own = remotes.filter(({ name }) => mayI('releases.roll', name));
  const isMine = (plan: ListedPlan) =>
    [plan.remote, ...Object.keys(plan.with)].every((remote) => mayI('releases.roll', remote));
  return (
    <Panel id="plans" title="Plans">
      {plans.length === 0 && (
        <EmptyState
          level={3}
          title="No plans"
          text="By a plan automation rolls a version out step by step, or takes it back."
        />
      )}
      {plans.map((plan) => (
        <PlanSteps key={plan.id} plan={plan}>
          {plan.state === 'draft' && isMine(plan) && (
            <Button size="s" aria-label={`Change plan ${plan.id}`} onClick={() => setAsked({ draft: plan })}>
              Change plan
            </Button>
          )}
        </PlanSteps>
      ))}
      {own.length > 0 && (
        <div>
          <Button onClick={() => setAsked({ draft: null })}>New plan</Button>
        </div>
      )}
      {asked && <PlanDialog draft={asked.draft} remotes={own} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
