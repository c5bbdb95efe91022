import { formatMoney } from '@shared-kit/domain/format-money';
import { ALL_STOCK } from '@shared-kit/domain/search-path';
import { buildSearch, searchHref } from '@shared-kit/domain/search-url';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Button } from '@shared-kit/ui/button';
import { Container } from '@shared-kit/ui/container';
import { RangeSlider } from '@shared-kit/ui/range-slider';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchApi } from '../../api/search.api';
import { totalText } from '../../total/total-text';
import { apart, PRICE_LIMITS } from './price-limits';
import * as s from './price-page.module.css';

const everything = [PRICE_LIMITS.min, PRICE_LIMITS.max] as const;

/** What can be had for how much: a slider, the live count, and the dearest first (S2-12). */
export function PricePage() {
  const site = useSite();
  const navigate = useNavigate();
  const [range, setRange] = useState<readonly [number, number]>(everything);
  const [settled, setSettled] = useState<readonly [number, number]>(everything);
  const results = useSuspenseQuery(searchApi.endpoints.search, buildSearch(stateOf(settled)).toString());
  return (
    <Container narrow>
      <title>{`Search by price | ${site.name}`}</title>
      <meta name="description" content={`Cars at ${site.name} for what you want to spend.`} />
      <CanonicalLink path="/search-by-price" />
      <div className={s.page}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Search by price' }]} />
        <SectionHeading level={1} title="What would you like to spend?" />
        <form
          method="get"
          action={ALL_STOCK}
          className={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(searchHref(ALL_STOCK, { ...stateOf(range), sortBy: 'price_desc' }));
          }}
        >
          <RangeSlider
            label="Price"
            name="price"
            {...PRICE_LIMITS}
            value={range}
            format={formatMoney}
            onChange={(moved) => setRange(apart(moved, range))}
            onCommit={() => setSettled(range)}
          />
          {/* Sent without JavaScript too: the slider's own fields say nothing to the results. */}
          <input type="hidden" name="range[price]" value={`${range[0]}:${range[1]}`} />
          <input type="hidden" name="sortBy" value="price_desc" />
          <Button type="submit" variant="primary" size="l">
            Show Me {totalText(results)}
          </Button>
        </form>
      </div>
    </Container>
  );
}

/** An end left where it was asks for nothing. */
function stateOf([from, to]: readonly [number, number]) {
  const isAll = from === PRICE_LIMITS.min && to === PRICE_LIMITS.max;
  return isAll ? {} : { ranges: { price: { min: from, max: to } } };
}
