import type { Money } from './read-money';

/** What stands beside an amount that is a vehicle's price, or says that it is none, like that of its fuel. */
const TYPED =
  /drive[ -]away|excl\. govt|price type not stated|a week by subscription|L a week, \$|below market|market range|–|deposit|left to pay|total|up to|from \$|towing|\bfee|save|credit|payment/i;

const OWED = [
  [/((un)?secured )?loan of \$[\d,]+ ?/, 'what is lent'],
  [/\d% p\.a\..*comparison rate|comparison rate.*\d% p\.a\./is, 'both rates'],
  [/\d years?\b/, 'the term'],
] as const;

/** What reads like a repayment and is none: a subscription's price, a fee of each month, a budget and what it leads to. */
const NO_REPAYMENT = /a week by subscription|\bfee|each month besides|or less$|could be repaid|living costs/i;

/** What a page's money breaks of the display law (R-LEGAL-01, -02, A-60, A-61), each fault in words; none of a lawful page. */
export function faultsOf({ said, repayments, byHand }: Money): string[] {
  const units = new Set(repayments.map(({ words }) => unitOf(words)));
  return [
    ...said.filter(({ block }) => !TYPED.test(block)).map(({ money, block }) => `${money} without its type: ${block}`),
    ...repayments.flatMap(({ words, isOneSize, isWarned }) => [
      ...OWED.filter(([owed]) => !owed.test(words)).map(([, name]) => `without ${name}: ${words}`),
      ...(isOneSize ? [] : [`in several sizes: ${words}`]),
      ...(isWarned ? [] : [`without the warning: ${words}`]),
    ]),
    ...byHand
      .filter((words) => !NO_REPAYMENT.test(words))
      .map((words) => `a repayment that is no repayment line: ${words}`),
    ...(units.size > 1 ? [`repayments by ${[...units].join(' and by ')}`] : []),
  ];
}

/** "week", "fortnight" or "month". */
export function unitOf(words: string): string | undefined {
  return /a (week|fortnight|month)(?![a-z])/.exec(words)?.[1];
}
