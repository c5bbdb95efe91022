import { readAmount } from '@shared-kit/domain/number/read-amount';
import { StockRefusal } from '../stock-refusal';
import type { FieldRule, Mapping } from './mapping.schema';

/** What a rule can make of a text. */
export type Value = string | number | boolean | string[] | undefined;
/** `end`: where in the text the value ended. */
export type Conversion = { value: Value; end: number };
type Found = { text: string; end: number };

/**
 * Makes the steps of a rule from `pattern` to `split` one function. It answers undefined where
 * the text does not say what the rule looks for.
 */
export function textConverter(rule: FieldRule, lists: Mapping['lists']): (text: string) => Conversion | undefined {
  const find = finder(rule, lists);
  const replacements = Object.entries(rule.replace ?? {}).map(([from, to]) => [new RegExp(from), to] as const);
  const words = rule.map && new Map(Object.entries(rule.map).map(([word, ours]) => [word.toLowerCase(), ours]));
  return (text) => {
    const found = find(text);
    if (!found?.text) return undefined;
    const tidied = replacements.reduce((word, [from, to]) => word.replace(from, to), found.text);
    const ours = words?.get(tidied.toLowerCase());
    if (ours === undefined && words && rule.others === 'leave-empty') return undefined;
    const word = ours ?? tidied;
    const value = typeof word === 'string' ? changeForm(word, rule) : word;
    return value === undefined ? undefined : { value, end: found.end };
  };
}

/** What the pattern's first group matches, in the spelling of the list it stands in; without a pattern the whole text. */
function finder({ pattern: source }: FieldRule, lists: Mapping['lists']): (text: string) => Found | undefined {
  if (source === undefined) return (text) => ({ text: text.trim(), end: text.length });
  const pattern = compilePattern(source, lists);
  const spellings = new Map(
    Object.values(lists)
      .flat()
      .map((entry) => [entry.toLowerCase(), entry]),
  );
  return (text) => {
    // Spaces at the start belong to no value, and patterns may begin with ^.
    const spaces = text.length - text.trimStart().length;
    const match = pattern.exec(text.slice(spaces));
    const [group, span] = [match?.[1]?.trim(), match?.indices?.[1]];
    if (group === undefined || !span) return undefined;
    return { text: spellings.get(group.toLowerCase()) ?? group, end: spaces + span[1] };
  };
}

function changeForm(text: string, { split, as }: FieldRule): Value {
  if (split !== undefined)
    return text
      .split(split)
      .map((part) => part.trim())
      .filter(Boolean);
  switch (as) {
    case 'text':
      return text;
    case 'number': {
      const number = readAmount(text);
      return Number.isNaN(number) ? undefined : number;
    }
    case 'lower-case':
      return text.toLowerCase();
    case 'upper-case':
      return text.toUpperCase();
    case 'title-case':
      return text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }
}

function compilePattern(pattern: string, lists: Mapping['lists']): RegExp {
  const source = pattern.replaceAll(/\{([a-z-]+)\}/g, (_whole, name: string) => {
    const list = lists[name];
    if (!list) throw new StockRefusal(`The pattern ${pattern} names a list "${name}" that the mapping does not have`);
    const longestFirst = list.toSorted((a, b) => b.length - a.length).map(escapeForPattern);
    return `(?:${longestFirst.join('|')})(?!\\S)`;
  });
  return new RegExp(source, 'di');
}

function escapeForPattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
