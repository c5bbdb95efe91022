import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { financePageRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { readCalculator, typedIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Calculator } from '../calculator/calculator';

export const calculatorSite = aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } });
export const calculatorRanges = financePageRanges(financeSettingsSchema.parse({}), null);

/** The calculator as an address opens it. */
export function openCalculator(query = ''): void {
  const address = new URLSearchParams(query);
  const initial = readCalculator(address, calculatorRanges, calculatorSite.flags);
  renderWithStore(
    <Calculator initial={initial} ranges={calculatorRanges} typed={typedIn(address)} carried={new URLSearchParams()} />,
    { site: calculatorSite },
  );
}

export const field = (name: string) => screen.getByLabelText(name, { selector: 'input:not([type=range])' });

/** Types over what stands in a field, and leaves it. */
export async function type(name: string, text: string): Promise<HTMLElement> {
  const input = field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
  await userEvent.tab();
  return input;
}

export const result = () => screen.getByRole('region', { name: 'Result' });
/** What stands beside a field of money that cannot be read. */
export const DOLLARS = 'Enter dollars in digits, like 30,000.';
