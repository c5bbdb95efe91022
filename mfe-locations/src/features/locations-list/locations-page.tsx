import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/layout/breadcrumb';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { locationsApi } from '../../api/locations.api';
import { DealershipCard } from './dealership-card';
import { dealershipCards, findLocations } from './dealership-cards';
import * as s from './locations-page.module.css';

const PATH = '/dealer-locator';

export function LocationsPage() {
  const { locations } = useSuspenseQuery(locationsApi.endpoints.getLocations, undefined);
  const site = useSite();
  const [query, setQuery] = useSearchParams();
  const words = query.get('locationQuery') ?? '';
  const cards = dealershipCards(findLocations(locations, words));
  const searchBox = useFollowing(words);

  return (
    <Container>
      <div className={s.page}>
        <title>{`Our locations | ${site.name}`}</title>
        <meta name="description" content={`Addresses, phone numbers and opening hours of ${site.name}.`} />
        <CanonicalLink path={PATH} />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Our locations' }]} />
        <SectionHeading
          level={1}
          title="Our locations"
          text={cards.length === 1 ? '1 dealership' : `${cards.length} dealerships`}
        />
        <form method="get" action={PATH} role="search" aria-label="Locations" className={s.search}>
          <input
            type="search"
            name="locationQuery"
            ref={searchBox}
            aria-label="Search locations"
            placeholder="Search locations..."
            defaultValue={words}
            onChange={({ target }) =>
              setQuery(target.value ? { locationQuery: target.value } : {}, { replace: true, preventScrollReset: true })
            }
          />
          <noscript>
            <Button type="submit">Search</Button>
          </noscript>
        </form>
        {cards.length === 0 ? (
          <EmptyState
            title="No location matches that"
            text="Try a suburb's postcode, a street or “service”."
            action={<LinkButton to={PATH}>Show all locations</LinkButton>}
          />
        ) : (
          <ul className={s.list}>
            {cards.map((card) => (
              <li key={card.slug}>
                {/* The key resets the chosen tab when the list changes (S4-56). */}
                <DealershipCard key={words} card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}

/** The search box says what the list shows, also after a link or the browser's back changed that; never while somebody types. */
function useFollowing(words: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = words;
  }, [words]);
  return ref;
}
