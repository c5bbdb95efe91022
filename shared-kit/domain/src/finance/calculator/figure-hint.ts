import type { CalculatorRanges } from './calculator-ranges';
import type { CalculatorPart } from './calculator-state';

/** How a figure is typed, in words for its field and for whoever left it empty. */
export function figureHint(
  part: CalculatorPart,
  { term, interest }: Pick<CalculatorRanges, 'term' | 'interest'>,
): string {
  if (part === 'term') return `Enter years in digits, from ${term.min} to ${term.max}.`;
  if (part === 'interest') return `Enter percent a year in digits, from ${interest.min} to ${interest.max}.`;
  return 'Enter dollars in digits, like 30,000.';
}
