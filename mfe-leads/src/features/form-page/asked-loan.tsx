import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { askedAmount, budgetIn, calculatedAmount } from '@shared-kit/domain/finance/asked-amount';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { formatYears } from '@shared-kit/domain/text/format-number';

type Asked = { form: LeadForm; car: LeadCarCard | null; search: URLSearchParams };

/** Whether it has the questions that the calculator answers. */
export function asksTerm({ fields }: LeadForm): boolean {
  return fields.some(({ name }) => name === 'term_years');
}

/**
 * What the address knows of the answers. A budget for a vehicle is the amount that the calculator beside the form starts
 * with. What is no sum of money is not filled in: nobody typed it there.
 */
export function answersIn({ form, car, search }: Asked, site: Pick<Site, 'remotes'>): Record<string, string> {
  const said = Object.fromEntries(search);
  const known = Object.fromEntries(
    Object.entries(said).filter(([name, text]) => !MONEY.has(name) || dollarsIn(text) >= 0),
  );
  if (!asksTerm(form)) return known;
  const amount = said.amount === undefined ? budgetAmount({ car, search }, site) : dollarsIn(said.amount);
  if (amount === null || Number.isNaN(amount)) return known;
  return { ...known, amount: asksDeposit(form) ? (known.amount ?? String(amount)) : leftToBorrow(amount, search) };
}

/** Where the address has a budget: the price of the vehicle in view comes before it. */
function budgetAmount({ car, search }: Omit<Asked, 'form'>, site: Pick<Site, 'remotes'>): number | null {
  if (budgetIn(search) === null) return null;
  const amount = askedAmount(search, pricedLoan(car));
  return amount && calculatedAmount(amount, settingsIn(site, 'mfe-finance'));
}

/** Dollars that a loan for the vehicle pays; null for one without a price or without a loan. */
function pricedLoan(car: LeadCarCard | null): number | null {
  return car?.available && car.has_loan !== false ? car.price : null;
}

function asksDeposit({ fields }: LeadForm): boolean {
  return fields.some(({ name }) => name === 'deposit');
}

/** A form that does not ask what is paid at first asks for what is left. */
function leftToBorrow(amount: number, search: URLSearchParams): string {
  const [deposit, tradeIn] = ['deposit', 'trade_in'].map((name) => dollarsIn(search.get(name)) || 0);
  return String(Math.max(0, amount - deposit! - tradeIn!));
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'deposit', 'trade_in', 'residual']);

/** As people write them; NaN for what is no sum of money. */
function dollarsIn(text: string | null): number {
  return /^[$\d,. ]*\d[$\d,. ]*$/.test(text ?? '') ? Number(text?.replaceAll(/[$, ]/g, '')) : Number.NaN;
}

/** Whether the form has years to choose from, and these lie between them. */
function isTermOf({ fields }: LeadForm, years: number): boolean {
  const offered = fields.find(({ name }) => name === 'term_years')?.options?.map(Number) ?? [];
  return Math.min(...offered) <= years && years <= Math.max(...offered);
}

/** The figures the calculator was asked for a quote with, in a sentence: the questions below have them too. */
export function FromCalculator({ form, car, search }: Asked) {
  const figure = (name: string) => dollarsIn(search.get(name));
  const years = Number(search.get('term_years'));
  if (!isTermOf(form, years) || !(figure('amount') > 0)) return <UncountedBudget {...{ form, car, search }} />;
  const besides = [['deposit', figure('deposit')] as const, ['trade-in', figure('trade_in')] as const].flatMap(
    ([name, dollars]) => (dollars > 0 ? [`a ${name} of ${formatMoney(dollars)}`] : []),
  );
  return (
    <p>
      From the calculator: <strong>{formatMoney(figure('amount'))}</strong> over {formatYears(years)}
      {besides.length > 0 && `, with ${besides.join(' and ')}`}. Change anything below.
    </p>
  );
}

/** As the page of the calculator says it: one amount counts. */
function UncountedBudget({ form, car, search }: Asked) {
  const budget = budgetIn(search);
  if (!asksTerm(form) || !car || budget === null || !pricedLoan(car) || search.has('amount')) return null;
  return <p>{`The price of the ${car.name} is what counts here, not the budget of ${formatMoney(budget)}.`}</p>;
}
