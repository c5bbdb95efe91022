import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import type { FacetLabels } from '../facets/facet-labels.repository';
import { firstFrom } from '../first-from';
import { editDistance } from './edit-distance';
import { makeNames } from './lexicon';

type Name = { kind: 'make' | 'model'; label: string };

/** The makes, models and other words that a group's cars go by, as a sentence may spell them. */
export type Vocabulary = {
  names: (spelling: string) => Name | undefined;
  /** Whether any car has a word that begins so: such a word is no misspelling. */
  isBeginning: (word: string) => boolean;
  /** The make or model that a misspelt word means; undefined when none or several are as near. */
  nearest: (word: string) => Name | undefined;
};

const KNOWN_BY = [
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'colour',
  'city',
  'location_name',
  'dealership_name',
  'tag',
] as const;

/** Letters and digits: "CX-5", "cx 5" and "cx5" are one. */
export function spelt(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Built once for each state of a group's dictionary. */
export const vocabularyOf = memoByObject(build);

function build(labels: FacetLabels): Vocabulary {
  const names = new Map<string, Name>();
  for (const kind of ['model', 'make'] as const)
    for (const label of labels.values(kind)) names.set(spelt(label), { kind, label });
  for (const [other, make] of Object.entries(makeNames)) {
    const known = names.get(make);
    if (known && !names.has(other)) names.set(other, known);
  }
  const words = [
    ...new Set(
      KNOWN_BY.flatMap((attribute) => labels.values(attribute)).flatMap((label) =>
        label.toLowerCase().split(/[^a-z0-9]+/),
      ),
    ),
    ...names.keys(),
  ].toSorted();
  return {
    names: (spelling) => names.get(spelling),
    isBeginning: (word) => (words[firstFrom(words, word)] ?? '').startsWith(word),
    nearest: (word) => nearest(word, names),
  };
}

function nearest(word: string, names: ReadonlyMap<string, Name>): Name | undefined {
  const allowed = word.length >= 7 ? 2 : 1;
  const near = [...names]
    .filter(([spelling]) => isAlike(word, spelling, allowed))
    .map(([spelling, name]) => ({ name, distance: editDistance(word, spelling) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance);
  const [best, second] = near;
  const isTied = best?.distance === second?.distance && best?.name.label !== second?.name.label;
  return isTied ? undefined : best?.name;
}

/** What can be told without comparing letter by letter: shoppers get the first one right. */
function isAlike(word: string, spelling: string, allowed: number): boolean {
  return spelling[0] === word[0] && Math.abs(spelling.length - word.length) <= allowed && /^[a-z]{4,}$/.test(spelling);
}
