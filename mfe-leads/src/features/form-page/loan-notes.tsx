import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { budgetIn } from '@shared-kit/domain/finance/loan/asked-amount';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import { useSite } from '@shared-kit/runtime/site-context';
import { Uncounted } from '@shared-kit/ui/message/uncounted';
import { usePlaces } from '../../places/place-fields';
import { budgetAmount, pricedLoan, question } from './asked-loan';
import type { Asked } from './asked-loan';
import { useKeptBesideCalculator } from './use-kept-beside-calculator';

/** Above a form about a loan: what its address says of it, and what of that does not count. */
export function LoanNotes(asked: Asked) {
  useKeptBesideCalculator(asked.form.id);
  return (
    <>
      <FromCalculator {...asked} />
      <UncountedOfLoan {...asked} />
    </>
  );
}

/** Whether the form has years to choose from, and these lie between them. */
function isTermOf(form: LeadForm, years: number): boolean {
  const offered = question(form, 'term_years')?.options?.map(Number) ?? [];
  return Math.min(...offered) <= years && years <= Math.max(...offered);
}

/** The figures the calculator was asked for a quote with, in a sentence: the questions below have them too. */
function FromCalculator(asked: Asked) {
  const { form, search } = asked;
  const figure = (name: string) => readAmount(search.get(name) ?? '');
  const years = Number(search.get('term_years'));
  if (!isTermOf(form, years) || !(figure('amount') > 0)) return <UncountedBudget {...asked} />;
  const besides = ['deposit', 'trade_in']
    .filter((name) => figure(name) > 0)
    .map((name) => `a ${name.replace('_', '-')} of ${formatMoney(figure(name))}`);
  return (
    <p>
      From the calculator: <strong>{formatMoney(figure('amount'))}</strong> over {formatYears(years)}
      {besides.length > 0 && `, with ${besides.join(' and ')}`}. Change anything below.
    </p>
  );
}

/** Whether the address prefers a dealership that the site does not have; not, where its places are not known. */
function usePrefersUnlisted(search: URLSearchParams): boolean {
  const preferred = search.get('preferredDealership');
  const places = usePlaces(null);
  return !!preferred && places.length > 0 && places.every(({ dealership_slug: slug }) => slug !== preferred);
}

/** As the page of the calculator says them: what of the address does not count, on a form about a loan. */
function UncountedOfLoan({ car, search }: Asked) {
  const isUnknownDealership = usePrefersUnlisted(search);
  const budget = budgetAmount(car, search, useSite());
  const taken = pricedLoan(car) || search.has('amount') ? null : budget;
  return <Uncounted query={search} taken={taken} isUnknownDealership={isUnknownDealership} />;
}

/** As the page of the calculator says it: one amount counts. */
function UncountedBudget({ car, search }: Asked) {
  const budget = budgetIn(search);
  if (!budget || !pricedLoan(car) || search.has('amount')) return null;
  return <p>{`The price of the ${car?.name} counts here, not the budget of ${formatMoney(budget)}.`}</p>;
}
