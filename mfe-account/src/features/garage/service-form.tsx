import { KM_A_YEAR } from '@shared-kit/domain/account/service-due';
import { formatKms } from '@shared-kit/domain/number/format-number';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useTypedAgain } from '../../typed-again/use-typed-again';
import * as s from './garage-list.module.css';

const KEEP_FORM = 'service-keep';

const FIELDS = [
  { name: 'due_on', label: 'Due on', type: 'date' },
  { name: 'km_now', label: 'Kilometres now', inputMode: 'numeric' },
  { name: 'km_due', label: 'Kilometres at the service', inputMode: 'numeric' },
  { name: 'km_a_year', label: 'Kilometres a year', inputMode: 'numeric', help: `Empty: ${formatKms(KM_A_YEAR)}` },
  { name: 'last_on', label: 'Last service on', type: 'date' },
  { name: 'every_months', label: 'Months between services', inputMode: 'numeric' },
] as const;

/** Keeps when a vehicle is due: a day, kilometres, or the last service and how often; what comes first counts. */
export function ServiceForm({ names }: { names: readonly string[] }) {
  const refused = useFormResult(KEEP_FORM);
  const typedAgain = useTypedAgain(KEEP_FORM, '');
  const errors = refused?.problem.fieldErrors ?? {};
  const typed: Partial<Record<string, string>> = refused?.values ?? {};
  return (
    <details open={refused !== null} className={s.add}>
      <summary>Add a reminder</summary>
      <form method="post" noValidate aria-label="Add a service reminder" {...typedAgain}>
        <Stack gap={16}>
          <ErrorSummary errors={errors} />
          {refused && Object.keys(errors).length === 0 && <p role="alert">{sentenceOf(refused.problem.code)}</p>}
          <input type="hidden" name="_form" value={KEEP_FORM} />
          <TextField
            label="Vehicle"
            name="vehicle"
            required
            help="One reminder for each: another day for the same vehicle takes the place of the one before."
            defaultValue={typed['vehicle'] ?? names[0] ?? ''}
            errors={errors['vehicle']}
          />
          <p>Say when in one of three ways: a day, kilometres, or the last service and how often.</p>
          {FIELDS.map(({ name, ...field }) => (
            <TextField key={name} name={name} {...field} defaultValue={typed[name] ?? ''} errors={errors[name]} />
          ))}
          <div>
            <Button type="submit">Remind me</Button>
          </div>
        </Stack>
      </form>
    </details>
  );
}

function sentenceOf(code: string): string {
  if (code === 'unauthenticated') return 'You had to sign in again. What you typed is still here: send it once more.';
  return 'It could not be kept. Please try again in a moment.';
}
