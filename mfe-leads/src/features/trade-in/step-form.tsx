import type { LeadField } from '@shared-kit/contracts/form/lead-form';
import { Button } from '@shared-kit/ui/form/button';
import type { ButtonLook } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Question } from '../../lead-form/question';

const PREFIX = 'trade-in-step-';

type StepFormProps = {
  name: string;
  fields: readonly LeadField[];
  answers: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string[]>>;
  /** The step this one leads to. */
  next: string;
  variant: ButtonLook['variant'];
};

/** One step: a plain form that asks for the next address, with every answer of the other steps sent along. */
export function StepForm({ name, fields, answers, errors, next, variant }: StepFormProps) {
  const navigate = useNavigate();
  const own = new Set(fields.map((field) => field.name));
  const others = Object.entries(answers).filter(([key]) => key !== 'step' && !own.has(key));

  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([key, value]) => [
      key,
      typeof value === 'string' ? value : '',
    ]);
    void navigate(`?${new URLSearchParams(typed)}`);
  }

  return (
    <form method="get" noValidate aria-label={name} onSubmit={go}>
      <Stack gap={24}>
        <ErrorSummary key={JSON.stringify(answers)} errors={errors} prefix={PREFIX} />
        {others.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {fields.map((field) => (
          <Question key={field.name} field={field} fields={{ values: answers, errors, prefix: PREFIX }} />
        ))}
        <input type="hidden" name="step" value={next} />
        <Button type="submit" variant={variant} size="l" wide>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
