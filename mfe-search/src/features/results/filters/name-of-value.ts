import { valueAlone } from '@shared-kit/domain/search/filter-words';

/** A value whose facet is not counted, as a shopper says it: what an address may have in small letters begins with a large one. */
export function nameOf(name: string, value: string): string {
  const words = valueAlone(name, value);
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ');
}
