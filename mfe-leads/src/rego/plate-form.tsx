import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import type { ButtonLook } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Select } from '@shared-kit/ui/form/select';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fieldOf } from '../lead-form/field-prefix';
import { keepPlate } from './kept-plate';
import * as s from './plate-form.module.css';
import { regoApi } from './rego.api';

const PREFIX = 'plate-';

/** What is said of the answer: where it comes from, for the shopper to judge it by. */
const ANSWERS: Readonly<Record<string, string>> = {
  stock: 'Found in our own stock records. Is it this one?',
  provider: 'Found in the register. Is it this one?',
  none: 'We do not know this plate. Please type the vehicle.',
};

/** Finds the vehicle by its plate. The plate is posted: the address only ever gets what was found. */
export function PlateForm({ variant }: Pick<ButtonLook, 'variant'>) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const answer = ANSWERS[useSearchParams()[0].get('looked') ?? ''];
  const refused = useFormResult('rego-lookup');
  const [lookUp, { isLoading, error }] = regoApi.endpoints.lookUpRego.useMutation();
  const [attempt, setAttempt] = useState(0);
  const problem = error && 'fieldErrors' in error ? error : refused?.problem;
  const errors = problem?.fieldErrors ?? {};
  const fields = { values: { state: site.default_state.toUpperCase(), ...refused?.values }, errors, prefix: PREFIX };
  const page = pathname + search;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const plate = { rego: textOf(typed.get('rego')), state: textOf(typed.get('state')) };
    const found = await lookUp({ ...plate, page });
    if (found.data) keepPlate(site.slug, plate);
    if (found.data?.next) await navigate(found.data.next);
    else setAttempt((count) => count + 1);
  }

  return (
    <form method="post" noValidate aria-label="Find it by its plate" onSubmit={(event) => void send(event)}>
      <Stack gap={16}>
        <ErrorSummary key={attempt} errors={errors} prefix={PREFIX} />
        <input type="hidden" name="_form" value="rego-lookup" />
        <input type="hidden" name="page" value={page} />
        <div className={s.plate}>
          <TextField label="Registration number" {...fieldOf('rego', fields)} maxLength={12} autoComplete="off" />
          <Select
            label="State"
            {...fieldOf('state', fields)}
            options={REGO_STATES.map((state) => ({ value: state, label: state }))}
          />
        </div>
        <Button type="submit" variant={variant} size="l" wide busy={isLoading}>
          {siteText(site, 'Find my car')}
        </Button>
        <p role="status" className={s.answer}>
          {answer}
        </p>
      </Stack>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
