import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import type { Coordinates } from '@shared-kit/domain/place/haversine';
import type { PlaceAnswer } from '@shared-kit/contracts/place/place.contract';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { locationsApi } from '../../api/locations.api';
import { askedNear } from '../../api/asked-near';
import { PlacesMap } from '../../map/places-map';
import { cardPoints, dealershipCards, findLocations, wordsOfPlace } from './dealership-cards';
import type { DealershipCard } from './dealership-cards';
import { DealershipRow, openRow } from './dealership-row';
import { LocationsSearch } from './locations-search';
import * as s from './locations-page.module.css';
import { usePosition } from './use-position';

/** Every dealership of the site: found by words, nearest first by a postcode or the browser's position, on a map beside. */
export function LocationsPage() {
  const { locations } = useSuspenseQuery(locationsApi.endpoints.getLocations, undefined);
  const site = useSite();
  const [query, setQuery] = useSearchParams();
  const words = query.get('locationQuery') ?? '';
  const searched = useSearchedPlace(wordsOfPlace(locations, words));
  const { near, isUnknown, position, from, fromWords } = useShopperPlace(query, searched);
  const cards = dealershipCards(searched ? locations : findLocations(locations, words), from);

  function showWords(typed: string) {
    const kept = new URLSearchParams({ ...(typed && { locationQuery: typed }), ...(near && { near }) });
    setQuery(kept, { replace: true, preventScrollReset: true });
  }

  return (
    <Container page>
      <title>{`Our locations | ${site.name}`}</title>
      <meta name="description" content={`Addresses, phone numbers and opening hours of ${site.name}.`} />
      <CanonicalLink path={LOCATIONS_PATH} />
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Our locations' }]} />
      <SectionHeading level={1} title="Our locations" text={summaryOf(cards.length, fromWords)} />
      <div className={s.columns}>
        <div className={s.search}>
          <LocationsSearch
            action={LOCATIONS_PATH}
            words={words}
            onWords={showWords}
            near={near}
            isUnknown={isUnknown}
            position={position}
          />
        </div>
        {cards.length > 0 ? (
          // The key resets the chosen tab and the map when the list changes (S4-56).
          <Found key={`${words} ${near}`} cards={cards} from={from} />
        ) : (
          <EmptyState
            title="No location matches that"
            text="Try a suburb's postcode, a street or “service”."
            action={<LinkButton to={LOCATIONS_PATH}>Show all locations</LinkButton>}
          />
        )}
      </div>
    </Container>
  );
}

/** Where the searched words are, when they are a postcode or a town and no location holds them. */
function useSearchedPlace(words: string): PlaceAnswer['place'] {
  const { currentData: answer } = locationsApi.endpoints.getPlace.useQuery(words, { skip: words === '' });
  return answer?.place ?? null;
}

/**
 * Where distances are counted from: the place that was searched, else the browser's position once it is known, else the
 * place the address asks about.
 */
function useShopperPlace(query: URLSearchParams, searched: PlaceAnswer['place']) {
  const near = askedNear(query);
  const { data: answer } = locationsApi.endpoints.getPlace.useQuery(near, { skip: near === '' });
  const position = usePosition();
  const place = (near !== '' && answer?.place) || null;
  return {
    near,
    isUnknown: near !== '' && answer?.place === null,
    position,
    ...countedFrom(searched ?? (position.at ? { ...position.at, label: 'you' } : place)),
  };
}

function countedFrom(place: (Coordinates & { label: string }) | null) {
  return { from: place, fromWords: place?.label ?? null };
}

type FoundProps = { cards: readonly DealershipCard[]; from: Parameters<typeof PlacesMap>[0]['from'] };

/** The map and the list, in step: what is pointed at in one is marked in the other, and a pin unfolds its row. */
function Found({ cards, from }: FoundProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const points = cardPoints(cards);
  return (
    <>
      {points.length > 0 && (
        <section aria-label="Map" className={s.map}>
          <a href="#dealerships" className="visually-hidden">
            Skip the map
          </a>
          <PlacesMap
            label="Schematic map of our locations"
            points={points}
            pointed={pointed}
            from={from ?? null}
            onPoint={setPointed}
            onChoose={openRow}
          />
        </section>
      )}
      <ul id="dealerships" tabIndex={-1} className={s.list}>
        {cards.map((card) => (
          <li key={card.slug}>
            <DealershipRow
              card={card}
              isPointed={card.slug === pointed}
              isOpen={cards.length === 1}
              onPoint={setPointed}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function summaryOf(count: number, near: string | null): string {
  const found = count === 1 ? '1 dealership' : `${count} dealerships`;
  return near && count > 1 ? `${found}, those nearest to ${near} first` : found;
}
