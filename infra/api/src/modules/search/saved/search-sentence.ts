import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { nearText, rangeText } from '@shared-kit/domain/search/filter-words';
import { valueAlone } from '@shared-kit/domain/search/value-words';

/** A search as its owner would say it: "Used cars: Toyota, SUV, up to $40,000, near Noosa, “tow bar”". */
export function searchSentence(label: string, { query, filters, ranges, excluded = {}, near }: SearchState): string {
  const parts = [
    ...Object.entries(filters).map(([name, values]) => alternatives(name, values)),
    ...Object.entries(excluded).map(([name, values]) => `not ${alternatives(name, values)}`),
    ...Object.entries(ranges).map(([name, range]) => within(rangeText(name, range))),
    ...(near ? [within(nearText(near.place, near.radius))] : []),
    ...(query ? [`“${query}”`] : []),
  ].filter(Boolean);
  return parts.length > 0 ? `${label}: ${parts.join(', ')}` : label;
}

/** What stock is called keeps its letters; our own words go on in a sentence. */
function alternatives(name: string, values: readonly string[]): string {
  return values
    .map((value) => {
      const words = valueAlone(name, value);
      return words === value ? words : within(words);
    })
    .join(' or ');
}

function within(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
