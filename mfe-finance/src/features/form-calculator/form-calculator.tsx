import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AttachedQuote } from './attached-quote';
import * as s from './form-calculator.module.css';

const FormSums = lazy(async () => ({ default: (await import('./form-sums')).FormSums }));

/**
 * Beside a form about a loan the signed figures that go with it, or else the calculator, with the price of the vehicle that
 * the form is about. Its figures get into the form's questions by the page's address.
 */
export function FormCalculator({ page }: SlotProps['form.finance']) {
  const [query] = useSearchParams();
  const quote = query.get('quote');
  const sums = <FoldedSums page={page} isOpen={query.has('frequency')} />;
  if (quote) return <AttachedQuote token={quote}>{sums}</AttachedQuote>;
  return (
    <>
      {quote === '' && <p role="status">{UNSIGNED}</p>}
      {sums}
    </>
  );
}

/** After asking for a quote with figures that could not be signed: they are not left out without a word. */
const UNSIGNED =
  'No link to your figures goes with this form: none can be made for this vehicle, or with these figures. What you set stands in the questions below.';

function FoldedSums({ page, isOpen }: { page: string; isOpen: boolean }) {
  return (
    <section className={s.section} aria-labelledby="form-calculator-title">
      <Fold id="form-calculator-title" anchor="form-calculator" title="Work out a repayment" open={isOpen}>
        <Suspense>
          <FormSums page={page} />
        </Suspense>
      </Fold>
    </section>
  );
}
