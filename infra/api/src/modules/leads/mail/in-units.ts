import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { formatDecimal } from '@shared-kit/domain/number/format-number';
import { formatMoneyInFull } from '@shared-kit/domain/number/format-money';
import { readAmount } from '@shared-kit/domain/number/read-amount';

/** A number as its question stood, alike in every mail and in the ADF: "$30,000", "$69,800.50", "150,000 kms". */
export function inUnits(form: string, { name, value }: Pick<LeadDetail, 'name' | 'value'>): string {
  const { kind, prefix = '', suffix = '' } = postedForm(form).fields.find((field) => field.name === name) ?? {};
  const number = readAmount(value);
  if (kind !== 'number' || prefix + suffix === '' || Number.isNaN(number)) return value;
  const said = prefix === '$' ? formatMoneyInFull(number) : `${prefix}${formatDecimal(number, 2)}`;
  return `${said} ${suffix}`.trim();
}
