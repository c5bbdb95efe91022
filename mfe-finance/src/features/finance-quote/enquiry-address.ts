import { OWED } from '@shared-kit/domain/finance/calculator/calculator-state';
import { FINANCE_ENQUIRY_PATH } from '@shared-kit/domain/form/form-path';

/** The form's own names for what the calculator calls otherwise. */
const ANSWERS = {
  amount: 'amount',
  deposit: 'deposit',
  trade_in: 'trade_in',
  residual: 'residual',
  term: 'term_years',
};

/**
 * The form that asks for a quote, with the figures, the vehicle and the signed link, which is empty where none could be made,
 * so that the form says so; no personal data.
 */
export function enquiryAddress(
  figures: Readonly<Record<string, string | number>>,
  carried: URLSearchParams,
  token: string | null,
): string {
  const query = new URLSearchParams();
  for (const [name, answer] of Object.entries(ANSWERS)) {
    const value = String(figures[name] ?? '');
    if (value !== '' && value !== '0') query.set(answer, value);
  }
  for (const [name, value] of carried) if (!OWED.includes(name)) query.set(name, value);
  query.set('quote', token ?? '');
  return `${FINANCE_ENQUIRY_PATH}?${query}`;
}
