import type { FacetItem, SearchScope } from '@shared-kit/contracts/search/search.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { makePath } from '@shared-kit/domain/search/search-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Fragment } from 'react';
import * as s from './results-page.module.css';

/** Ways on that the introduction names. */
const MOST_NAMED = 5;

type IntroProps = { scope: SearchScope; facets: Readonly<Record<string, readonly FacetItem[]>> };

/** What the plain page is about, for whoever comes from a search engine: where, and what most of it is. */
export function Intro({ scope, facets }: IntroProps) {
  const { name, address } = useSite();
  const isOffers = scope.filters.categories !== undefined;
  const make = scope.filters.make?.[0];
  const named = (
    scope.kind === 'model' || isOffers ? [] : (facets[scope.kind === 'make' ? 'model' : 'make'] ?? [])
  ).slice(0, MOST_NAMED);
  return (
    <p className={s.intro}>
      {`${scope.label} at ${name}, ${address.city}${isOffers ? ', while they last' : ''}: every price says what it includes, and every repayment its rates.`}
      {named.length > 1 && (
        <>
          {' Most are '}
          {named.map(({ value, label, count }, index) => (
            <Fragment key={value}>
              {index > 0 && (index === named.length - 1 ? ' and ' : ', ')}
              <a href={make === undefined ? makePath(value) : makePath(make, value)}>{label}</a>
              {` (${formatNumber(count)})`}
            </Fragment>
          ))}
          .
        </>
      )}
    </p>
  );
}
