import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { askedAmount, budgetIn, calculatedAmount } from '@shared-kit/domain/finance/loan/asked-amount';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { formatYears } from '@shared-kit/domain/text/format-number';
import { useSite } from '@shared-kit/runtime/site-context';
import { Uncounted } from '@shared-kit/ui/message/uncounted';
import { usePlaces } from '../../places/place-fields';
import { readAmount } from '@shared-kit/domain/text/read-amount';

type Asked = { form: LeadForm; car: LeadCarCard | null; search: URLSearchParams };

const question = ({ fields }: LeadForm, asked: string) => fields.find(({ name }) => name === asked);

/** Whether it has the questions that the calculator answers. */
export const asksTerm = (form: LeadForm) => !!question(form, 'term_years');

/**
 * What the address knows of the answers. A budget for a vehicle is the amount that the calculator beside the form starts
 * with, and a form that does not ask what is paid at first asks for what is left. What is no sum of money is not filled
 * in: nobody typed it there.
 */
export function answersIn({ form, car, search }: Asked, site: Pick<Site, 'remotes'>): Record<string, string> {
  const dollars = (name: string) => readAmount(search.get(name) ?? '');
  const known = Object.fromEntries([...search].filter(([name]) => !MONEY.includes(name) || dollars(name) >= 0));
  const amount = search.has('amount') ? dollars('amount') : budgetAmount(car, search, site);
  if (!asksTerm(form) || !(amount >= 0)) return known;
  // What is below nothing is not paid.
  const paid = (name: string) => Math.max(0, dollars(name) || 0);
  const first = question(form, 'deposit') ? 0 : paid('deposit') + paid('trade_in');
  return { ...known, amount: String(Math.max(0, amount - first)) };
}

/** Where the address has a budget: the price of the vehicle in view comes before it. NaN without one. */
function budgetAmount(car: LeadCarCard | null, search: URLSearchParams, site: Pick<Site, 'remotes'>): number {
  const amount = budgetIn(search) && askedAmount(search, pricedLoan(car));
  return amount ? calculatedAmount(amount, settingsIn(site, 'mfe-finance')) : Number.NaN;
}

/** Dollars that a loan for the vehicle pays; null for one without a price or without a loan. */
function pricedLoan(car: LeadCarCard | null): number | null {
  return car?.available && car.has_loan !== false ? car.price : null;
}

const MONEY: readonly string[] = ['amount', 'deposit', 'trade_in', 'residual'];

/** Whether the form has years to choose from, and these lie between them. */
function isTermOf(form: LeadForm, years: number): boolean {
  const offered = question(form, 'term_years')?.options?.map(Number) ?? [];
  return Math.min(...offered) <= years && years <= Math.max(...offered);
}

/** The figures the calculator was asked for a quote with, in a sentence: the questions below have them too. */
export function FromCalculator(asked: Asked) {
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
function useIsUnknownDealership(search: URLSearchParams): boolean {
  const preferred = search.get('preferredDealership');
  const places = usePlaces(null);
  return !!preferred && places.length > 0 && places.every(({ dealership_slug: slug }) => slug !== preferred);
}

/** As the page of the calculator says them: what of the address does not count, on a form about a loan. */
export function UncountedOfLoan({ form, car, search }: Asked) {
  const isUnknownDealership = useIsUnknownDealership(search);
  const budget = budgetAmount(car, search, useSite());
  const taken = pricedLoan(car) || search.has('amount') ? null : budget;
  return asksTerm(form) && <Uncounted query={search} taken={taken} isUnknownDealership={isUnknownDealership} />;
}

/** As the page of the calculator says it: one amount counts. */
function UncountedBudget({ form, car, search }: Asked) {
  const budget = budgetIn(search);
  if (!asksTerm(form) || !budget || !pricedLoan(car) || search.has('amount')) return null;
  return <p>{`The price of the ${car?.name} counts here, not the budget of ${formatMoney(budget)}.`}</p>;
}
