import type { PlannedFreeze } from '@shared-kit/contracts/server/release-planning.contract';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use } from 'react';
import { useSetFreezeMutation } from '../../api/planning.api';
import { Failed, fieldErrorsOf } from '../../frame/failed';
import { textOf } from '../../frame/form-text';
import { NoticeContext } from '../../frame/notice';
import { FormDialog } from './form-dialog';

/** What the platform calls the fields of this form. */
const FROM = ['from', 'time.from'];
const TO = ['to', 'time.to'];

/** Asks for a freeze's name, and from when to when it lasts by the clock of whoever types. `freeze`: null for a new one. */
export function FreezeDialog({ freeze, onClose }: { freeze: PlannedFreeze | null; onClose: () => void }) {
  const [set, { error, isLoading }] = useSetFreezeMutation();
  const say = use(NoticeContext);
  const errors = fieldErrorsOf(error);
  const errorsAt = (fields: readonly string[]) => fields.flatMap((field) => errors[field] ?? []);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  async function send(form: FormData) {
    const [from, to] = [toMoment(textOf(form, 'from')), toMoment(textOf(form, 'to'))];
    const answer = await set({ name: freeze?.name ?? textOf(form, 'name'), time: { from, to } });
    if (!answer.data) return;
    say(`Freeze ${freeze?.name ?? textOf(form, 'name')} is set.`);
    onClose();
  }

  const title = freeze ? `Change freeze ${freeze.name}` : 'New freeze';
  return (
    <FormDialog title={title} button={freeze ? 'Change' : 'Make'} isBusy={isLoading} onSend={send} onClose={onClose}>
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
      <TextField
        label="From"
        name="from"
        id="freeze-from"
        type="datetime-local"
        required
        defaultValue={freeze ? toLocal(freeze.from) : ''}
        help={`By the clock of ${timeZone}.`}
        errors={errorsAt(FROM)}
      />
      <TextField
        label="To"
        name="to"
        id="freeze-to"
        type="datetime-local"
        required
        defaultValue={freeze ? toLocal(freeze.to) : ''}
        help={`By the clock of ${timeZone}.`}
        errors={errorsAt(TO)}
      />
      <Failed error={error} fields={[...(freeze ? [] : ['name']), ...FROM, ...TO]} />
    </FormDialog>
  );
}

/** What is no moment goes as it was typed: the platform says so beside its field. */
function toMoment(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}

/** A moment as a field of local time has it: 2026-12-24T00:00. */
function toLocal(moment: string): string {
  const at = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
