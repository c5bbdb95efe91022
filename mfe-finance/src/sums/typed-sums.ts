import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { readAmount } from '@shared-kit/domain/number/read-amount';

/** A question about a number. `name` also stands in the address that a page without JavaScript comes again by. */
export type SumField<Key extends string> = {
  key: Key;
  name: string;
  label: string;
  /** In a sentence: "your income after tax". */
  asked: string;
  min?: number;
  max: number;
  /** Counted where nothing is typed; without it something has to be. */
  usual?: number;
  /** What stands in it before anybody types. */
  start?: string;
  isMoney?: boolean;
};

export type TypedSums<Key extends string> = Readonly<Record<Key, string>>;
export type SumFaults<Key extends string> = Partial<Record<Key, string>>;
export type ReadSums<Key extends string> = { values: Readonly<Record<Key, number>> } | { faults: SumFaults<Key> };

/** What a form or an address says, as somebody typed it. */
export function typedSums<Key extends string>(
  fields: readonly SumField<Key>[],
  said: FormData | URLSearchParams,
): TypedSums<Key> {
  const typed = fields.map(({ key, name, start = '' }) => {
    const text = said.get(name);
    return [key, typeof text === 'string' ? withinLength(text.trim(), FIGURE_LENGTH) : start];
  });
  return Object.fromEntries(typed) as TypedSums<Key>;
}

/** The numbers that were typed, or what is wrong with them in words that name the field. */
export function readSums<Key extends string>(fields: readonly SumField<Key>[], typed: TypedSums<Key>): ReadSums<Key> {
  const read = fields.map((field) => [field, numberIn(typed[field.key], field)] as const);
  const wrong = read.filter(([, value]) => value === null);
  if (wrong.length > 0)
    return { faults: Object.fromEntries(wrong.map(([field]) => [field.key, faultOf(field)])) as SumFaults<Key> };
  return { values: Object.fromEntries(read.map(([{ key }, value]) => [key, value])) as Record<Key, number> };
}

/** As people write it: "$1,700", "250.50". Null for anything that is not within the field's limits. */
function numberIn<Key extends string>(text: string, { min = 0, max, usual, isMoney }: SumField<Key>): number | null {
  if (text === '' && usual !== undefined) return usual;
  const value = readAmount(text);
  return (isMoney || Number.isInteger(value)) && value >= min && value <= max ? value : null;
}

function faultOf<Key extends string>({ asked, min = 0, max, isMoney }: SumField<Key>): string {
  const limits = isMoney ? `$${formatNumber(min)} to $${formatNumber(max)}` : `${min} to ${max}`;
  return `Enter ${asked} in digits, from ${limits}.`;
}
