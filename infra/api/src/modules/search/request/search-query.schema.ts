import { z } from 'zod';
import {
  bareFilters,
  listFilters,
  radiiKm,
  rangeFilters,
  searchLimits,
  sortOrders,
} from '@shared-kit/contracts/search/search-fields';

const { textLength, page } = searchLimits;
const text = (says: string) => z.unknown().optional().meta({ type: 'string', description: says });

/**
 * The query string of a results page, for whoever reads the API's description. Nothing is refused by it: what cannot
 * be read is left out, and `checkLimits` names what is too long.
 */
export const searchQuerySchema = z.looseObject({
  query: text(
    `Words, at most ${textLength} characters: "white ute under 45k near Noosa", "suv not kia", a stock number.`,
  ),
  page: text(`From 1, the default, to ${page}; 21 cars each.`),
  sortBy: text(`One of ${sortOrders.join(', ')}; the first is the default.`),
  near: text('A postcode or town of Australia to measure distances from.'),
  facets: text('Further filters to count, of those that refinementList knows, with commas between them: price_range.'),
  radius: text(`Kilometres around it, like ${radiiKm.join(', ')}.`),
  ...named(listFilters, (name) => [
    `refinementList[${name}][0]`,
    `A value of ${name}; further ones as [1], [2]: any of them.`,
  ]),
  ...named(listFilters, (name) => [
    `not[${name}][0]`,
    `A value of ${name} that no car may have; further ones as [1], [2].`,
  ]),
  ...named(rangeFilters, (name) => [`range[${name}]`, `min:max, either end may be empty: 5000:20000.`]),
  ...named(bareFilters, (name) => [
    name,
    `Short for refinementList[${name}]; several values with commas between them.`,
  ]),
});

function named<Name extends string>(
  names: readonly Name[],
  describe: (name: Name) => [key: string, description: string],
) {
  return Object.fromEntries(
    names.map((name) => {
      const [key, description] = describe(name);
      return [key, text(description)];
    }),
  );
}
