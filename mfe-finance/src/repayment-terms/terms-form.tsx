import { ASSUMABLE, assumableYears, FIRST_ASSUMPTION } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { useFormResult } from '@shared-kit/runtime/form-result';
import type { FormResult } from '@shared-kit/runtime/form-result';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import * as s from './terms-form.module.css';

/** Its id among the remote's `forms`. */
const FORM = 'finance-assumption';

/** What was typed of terms that nobody judged, as the API did not answer. */
export function useUnsentTerms(): boolean {
  return isUnsent(useFormResult(FORM));
}

function isUnsent(refused: FormResult | null): boolean {
  return refused !== null && Object.keys(refused.problem.fieldErrors).length === 0;
}

/** Where the form posts to, and the page whose repayments it is about, from the address that it stands at. */
export type TermsLeads = (here: string) => { action: string; back: string };

type TermsFormProps = {
  assumption: FinanceAssumption | null;
  leads: TermsLeads;
  /** Whether somebody has just asked for it: then its first field has the focus. */
  isAsked?: boolean;
};

/**
 * One term, deposit and final payment for all repayments. Plain HTML: the answer is the page anew, so that no figure of
 * before stays beside one of after. Refused it stands on the finance page, with what was typed.
 */
export function TermsForm({ assumption, leads, isAsked = false }: TermsFormProps) {
  const years = assumableYears(useRemoteConfig('mfe-finance'));
  const { start, errors, isUnsent } = useStart(assumption, years);
  const { pathname, search } = useLocation();
  const { action, back } = leads(pathname + search);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);
  return (
    <>
      <form
        method="post"
        action={action}
        noValidate
        aria-label="Terms of all repayments"
        className={s.form}
        onSubmit={(event) => leadFromNow(event, leads)}
      >
        <Kept back={back} />
        {isUnsent && (
          <p role="alert">Nothing was changed, and nothing you typed is lost. Please try again in a moment.</p>
        )}
        <Select
          label="Term"
          name="term"
          id="terms-term"
          ref={first}
          defaultValue={start.term}
          errors={errors['term']}
          options={years.map((term) => ({ value: String(term), label: formatYears(term) }))}
        />
        <TextField
          label="Deposit"
          name="deposit"
          id="terms-deposit"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={start.deposit}
          errors={errors['deposit']}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- refused it comes on a page anew, far below its top
          autoFocus={errors['deposit'] !== undefined}
        />
        <Select
          label="Final payment"
          name="balloon"
          id="terms-balloon"
          defaultValue={start.balloon}
          errors={errors['balloon']}
          options={ASSUMABLE.balloonPercents.map((percent) => ({
            value: String(percent),
            label: percent === 0 ? 'None' : `${percent}% of the price`,
          }))}
        />
        <Button type="submit" name="use" value="mine" variant="primary">
          Use for every vehicle
        </Button>
      </form>
      {assumption && (
        <form method="post" action={action} onSubmit={(event) => leadFromNow(event, leads)}>
          <Kept back={back} />
          <Button type="submit" name="use" value="lenders">
            Back to each lender’s own terms
          </Button>
        </form>
      )}
    </>
  );
}

/** What stands in the fields: what was typed and refused, else the terms of now, over the `years` that can be chosen. */
function useStart(assumption: FinanceAssumption | null, years: readonly number[]) {
  const refused = useFormResult(FORM);
  const { termYears, deposit, balloonPercent } = assumption ?? FIRST_ASSUMPTION;
  const term = String(Math.min(termYears, ...years.slice(-1)));
  const now = { term, deposit: String(deposit), balloon: String(balloonPercent) };
  const errors: Readonly<Record<string, string[]>> = refused?.problem.fieldErrors ?? {};
  return { start: { ...now, ...refused?.values }, errors, isUnsent: isUnsent(refused) };
}

/** The figures of a calculator get into the page's address past the router: what it says at last counts. */
function leadFromNow({ currentTarget: form }: SubmitEvent<HTMLFormElement>, leads: TermsLeads): void {
  const { action, back } = leads(location.pathname + location.search);
  form.action = action;
  form.querySelector<HTMLInputElement>('[name=_success]')!.value = back;
}

/** Which form it is, and where it leads. */
function Kept({ back }: { back: string }) {
  return (
    <>
      <input type="hidden" name="_form" value={FORM} />
      <input type="hidden" name="_success" value={back} />
    </>
  );
}
