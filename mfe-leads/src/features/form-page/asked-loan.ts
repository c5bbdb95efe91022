import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { tradeInOf } from '@shared-kit/domain/finance/calculator/calculator-state';
import { askedAmount, calculatedAmount } from '@shared-kit/domain/finance/loan/asked-amount';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { readAmount } from '@shared-kit/domain/number/read-amount';

export type Asked = { form: LeadForm; car: LeadCarCard | null; search: URLSearchParams };

export const question = ({ fields }: LeadForm, asked: string) => fields.find(({ name }) => name === asked);

/** Whether it has the questions that the calculator answers. */
export const asksTerm = (form: LeadForm) => !!question(form, 'term_years');

/**
 * What the address knows of the answers. The price of its vehicle, or a budget for one, is the amount that the calculator
 * beside the form starts with, and a form that does not ask what is paid at first asks for what is left. What is no sum of
 * money is not filled in: nobody typed it there.
 */
export function answersIn({ form, car, search }: Asked, site: Pick<Site, 'remotes'>): Record<string, string> {
  const dollars = (name: string) => readAmount(search.get(name) ?? '');
  const known = {
    ...Object.fromEntries([...search].filter(([name]) => !MONEY.includes(name) || dollars(name) >= 0)),
    // As the calculator beside the form has it.
    ...(search.has('owed') && { trade_in: String(tradeInOf(search)) }),
  };
  const amount = search.has('amount') ? dollars('amount') : budgetAmount(car, search, site);
  if (!asksTerm(form) || !(amount >= 0)) return known;
  // What is below nothing is not paid.
  const paid = (name: string) => Math.max(0, dollars(name) || 0);
  const first = question(form, 'deposit') ? 0 : paid('deposit') + tradeInOf(search);
  return { ...known, amount: String(Math.max(0, amount - first)) };
}

/** The price of the vehicle in view, else the budget of the address; NaN without either. */
export function budgetAmount(car: LeadCarCard | null, search: URLSearchParams, site: Pick<Site, 'remotes'>): number {
  const amount = askedAmount(search, pricedLoan(car));
  return amount ? calculatedAmount(amount, settingsIn(site, 'mfe-finance')) : Number.NaN;
}

/** Dollars that a loan for the vehicle pays; null for one without a price or without a loan. */
export function pricedLoan(car: LeadCarCard | null): number | null {
  return car?.available && car.has_loan !== false ? car.price : null;
}

const MONEY: readonly string[] = ['amount', 'deposit', 'trade_in', 'residual'];
