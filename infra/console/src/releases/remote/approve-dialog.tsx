import type { DeskPlan } from '@shared-kit/contracts/operator/release-evidence.contract';
import { use, useState } from 'react';
import { usePlanActMutation } from '../../api/releases.api';
import { Failed } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { NoticeContext } from '../../frame/notice';
import { formatAlong } from '../../message/format';
import { PlanSchedule, PlanTiming } from './plan-timing';

/** Says what automation will do by a plan, and when, and lets it. It is approved as it was when this opened. */
export function ApproveDialog({ plan, onClose }: { plan: DeskPlan; onClose: () => void }) {
  const [seen] = useState(plan);
  const [act, { isLoading, error }] = usePlanActMutation();
  const notify = use(NoticeContext);
  const { id, revision, remote, version, promote, althoughTakenBack } = seen;
  const along = formatAlong(seen.with);

  async function approve() {
    const answer = await act({ plan: id, revision, act: 'approve' });
    if (!answer.data) return;
    notify(`Plan ${id}: ${answer.data.words}`);
    onClose();
  }

  return (
    <FormDialog title={`Approve plan ${id}`} button="Approve" isBusy={isLoading} onSend={approve} onClose={onClose}>
      <Failed error={error} />
      <p>
        Automation gives visitors {remote} {version}
        {along && ` with ${along}`}, as long as nothing speaks against it:
      </p>
      <PlanSchedule plan={seen} />
      <PlanTiming plan={{ ...seen, next: plan.next }} />
      {althoughTakenBack && (
        <p>Automation took a version of it back before, as it did harm: the plan gives it to visitors all the same.</p>
      )}
      {!promote && <p>After the last step it waits for a person to promote it.</p>}
    </FormDialog>
  );
}
