import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import type { ListedPlan } from '@shared-kit/contracts/operator/release-planning.contract';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { use, useState } from 'react';
import { useWritePlanMutation } from '../../api/planning.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { rawTextOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';

type PlanDialogProps = {
  /** What it is written in the place of; null for a new plan. */
  draft: ListedPlan | null;
  /** Those that whoever writes may roll out. */
  remotes: readonly DeskRemote[];
  onClose: () => void;
};

/** A plan as YAML. Nothing comes of it until somebody approves it. */
export function PlanDialog({ draft, remotes, onClose }: PlanDialogProps) {
  // A draft is changed as it was when this opened: where somebody was quicker the platform says so.
  const [seen] = useState(draft);
  const [write, { error, isLoading }] = useWritePlanMutation();
  const notify = use(NoticeContext);

  async function send(form: FormData) {
    const replaces = seen && { plan: seen.id, revision: seen.revision };
    const answer = await write({ text: rawTextOf(form, 'text'), replaces });
    if (!answer.data) return;
    notify(`Plan ${answer.data.id} is a draft: nothing comes of it until it is approved.`);
    onClose();
  }

  const title = seen ? `Change plan ${seen.id}` : 'New plan';
  return (
    <FormDialog title={title} button="Save draft" size="m" isBusy={isLoading} onSend={send} onClose={onClose}>
      <TextArea
        label="Plan"
        name="text"
        id="plan-text"
        rows={16}
        required
        spellCheck={false}
        autoCapitalize="off"
        help="YAML. A step has a weight, minutes to wait, and a ring or all sites; “with”, “start” and “windows” may be added."
        defaultValue={seen?.text ?? exampleOf(remotes)}
        errors={fieldErrorsOf(error)['text']}
      />
      <Failed error={error} fields={['text']} />
    </FormDialog>
  );
}

/** A usual plan of the newest version that is neither stable nor blocked, to begin with. */
function exampleOf(remotes: readonly DeskRemote[]): string {
  const newOf = ({ versions, stable, blocked }: DeskRemote) =>
    versions.find(({ version }) => version !== stable && !blocked.includes(version))?.version;
  const remote = remotes.find((each) => newOf(each) !== undefined) ?? remotes[0];
  return `remote: ${remote?.name ?? ''}
version: ${(remote && (newOf(remote) ?? remote.stable)) ?? ''}
# start: 2027-02-01T10:00:00+10:00
# windows:
#   - { days: [mon, tue, wed, thu], from: '09:00', to: '16:00' }
steps:
  - { weight: 1%, wait: 30 }
  - { weight: 10%, wait: 60 }
  - { weight: 50%, wait: 60 }
promote: true
`;
}
