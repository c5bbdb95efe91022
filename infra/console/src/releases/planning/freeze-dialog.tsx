import type { PlannedFreeze } from '@shared-kit/contracts/operator/release-planning.contract';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use } from 'react';
import { useSetFreezeMutation } from '../../api/planning.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { FormDialog } from '../../frame/form-dialog';
import { textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { toLocalField } from '../../message/local-moment';
import { useSeen } from './use-seen';

/** When a freeze begins and ends, and what the platform calls their fields. */
const ENDS = [
  { end: 'from', label: 'From', fields: ['from', 'time.from'] },
  { end: 'to', label: 'To', fields: ['to', 'time.to'] },
] as const;

/** Asks for a freeze's name, and from when to when it lasts by the clock of whoever types. `freeze`: null for a new one. */
export function FreezeDialog({ freeze, onClose }: { freeze: PlannedFreeze | null; onClose: () => void }) {
  const [set, { error, isLoading }] = useSetFreezeMutation();
  const seen = useSeen(freeze, freeze ? 'Change' : 'Make');
  const notify = use(NoticeContext);
  const errors = fieldErrorsOf(error);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  async function send(form: FormData) {
    const [from, to] = [toMoment(textOf(form, 'from')), toMoment(textOf(form, 'to'))];
    const { revision } = seen;
    const answer = await set({ name: freeze?.name ?? textOf(form, 'name'), time: { from, to }, revision });
    if (!answer.data) return seen.take(answer.error);
    notify(`Freeze ${freeze?.name ?? textOf(form, 'name')} is set.`);
    onClose();
  }

  const title = freeze ? `Change freeze ${freeze.name}` : 'New freeze';
  return (
    <FormDialog title={title} button={seen.button} isBusy={isLoading} onSend={send} onClose={onClose}>
      {!freeze && (
        <TextField
          label="Name"
          name="name"
          id="freeze-name"
          required
          maxLength={40}
          autoComplete="off"
          help="Small letters and digits, words joined by “-”."
          errors={errors['name']}
        />
      )}
      {ENDS.map(({ end, label, fields }) => (
        <TextField
          key={end}
          label={label}
          name={end}
          id={`freeze-${end}`}
          type="datetime-local"
          required
          defaultValue={freeze ? toLocalField(freeze[end]) : ''}
          help={`By the clock of ${timeZone}.`}
          errors={fields.flatMap((field) => errors[field] ?? [])}
        />
      ))}
      <Failed error={error} fields={[...(freeze ? [] : ['name']), ...ENDS.flatMap(({ fields }) => fields)]} />
    </FormDialog>
  );
}

/** What is no moment goes as it was typed: the platform says so beside its field. */
function toMoment(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}
