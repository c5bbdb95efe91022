import { ALL_STOCK, PRICE_SEARCH_PATH } from '@shared-kit/domain/search/search-path';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchApi } from '../../api/search.api';
import { kindText, totalText } from '../../total/total-text';
import { FirstCars } from './first-cars';
import { PriceBars } from './price-bars';
import { PriceFields } from './price-fields';
import { isUnread, priceRangeOf, typedPrice } from './price-limits';
import type { PriceRange } from './price-limits';
import { BANDS, priceQuery, stateOf } from './price-query';
import * as s from './price-page.module.css';

/** What can be had for how much: the stock by price, two fields and a slider, the count, and the first of it. The button leads to the dearest first (S2-12). */
export function PricePage() {
  const site = useSite();
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [isSaid, setSaid] = useState(false);
  const [settled, setSettled] = useState<PriceRange>({});
  const stock = useSuspenseQuery(searchApi.endpoints.search, priceQuery());
  const results = useSuspenseQuery(searchApi.endpoints.search, priceQuery(settled));
  const asked = priceRangeOf(typed.from, typed.to);
  // As it was typed: the results say what they exchange.
  const href = searchHref(ALL_STOCK, { ...stateOf(typedPrice(typed.from, typed.to)), sortBy: 'price_desc' });
  return (
    <Container>
      <title>{`Search by price | ${site.name}`}</title>
      <meta name="description" content={`${kindText(stock.noun)} at ${site.name} for what you want to spend.`} />
      <CanonicalLink path={PRICE_SEARCH_PATH} />
      <div className={s.page}>
        <PageTop
          trail={[{ label: 'Home', href: '/' }, { label: 'Search by price' }]}
          title="What would you like to spend?"
        />
        <form
          method="get"
          action={ALL_STOCK}
          className={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            setSaid(true);
            if (!isUnread(typed.from) && !isUnread(typed.to)) void navigate(href);
          }}
        >
          <PriceBars bands={stock.facets[BANDS] ?? []} asked={asked} noun={stock.noun} />
          <PriceFields
            typed={typed}
            isSaid={isSaid}
            onChange={(next) => {
              setTyped(next);
              setSaid(false);
            }}
            onCommit={(range) => {
              setSettled(range);
              setSaid(true);
            }}
          />
          <input type="hidden" name="sortBy" value="price_desc" />
          <Button type="submit" variant="primary" size="l">
            Show Me {totalText(results)}
          </Button>
        </form>
        <FirstCars results={results} href={searchHref(ALL_STOCK, stateOf(settled))} />
      </div>
    </Container>
  );
}
