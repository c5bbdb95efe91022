import type { RangeFilter } from '@shared-kit/contracts/search/search.contract';
import type { SearchedSite } from '../searched-site';

/** Whole numbers of a car that filters compare, facets count in bands and lists are sorted by. */
export type NumberFact = RangeFilter | 'subscription_price' | 'seats';

/** Columns of a search row with such numbers. */
export type NumberColumn = 'price' | 'subscription_price' | 'km' | 'weekly_repayment' | 'year' | 'seats';

/** A column; with `zeroIsNone` one in which 0 says that there is none. */
export type NumberSource = { column: NumberColumn; zeroIsNone: boolean };

const whole = (column: NumberColumn): NumberSource => ({ column, zeroIsNone: false });
const positive = (column: NumberColumn): NumberSource => ({ column, zeroIsNone: true });

/** The columns that a number is read from: the first one that has it. */
export function numberSources(fact: NumberFact, { config }: Pick<SearchedSite, 'config'>): readonly NumberSource[] {
  const isSubscribed = config.flags.subscription_site;
  switch (fact) {
    case 'price':
      // What the site calls the price: a subscription site's is by the week where there is one (S4-21).
      return isSubscribed ? [positive('subscription_price'), whole('price')] : [whole('price')];
    case 'weekly':
      // What a car costs a week: where it is subscribed to that is its price, elsewhere a loan's repayment (S4-21).
      return isSubscribed ? [positive('subscription_price')] : [whole('weekly_repayment')];
    case 'year':
    case 'seats':
      return [positive(fact)];
    default:
      return [whole(fact)];
  }
}
