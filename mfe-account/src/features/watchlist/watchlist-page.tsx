import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { HOW_TOLD_PLACE, SAVED_SEARCHES_PATH } from '@shared-kit/domain/account/account-paths';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AccountTop } from '../../account-top/account-top';
import { accountApi } from '../../api/account.api';
import { KeptCars } from '../../favourites/kept-cars';
import { CarNote } from './car-note';
import { ListTools, TickCar, TickedCars } from './list-tools';
import { RemoveCar } from './remove-car';
import { REMOVE_FORM } from './form-ids';
import { SavedCarPrices } from './saved-car-prices';
import { ShareList } from './share-list';
import { viewAndSortIn, savedSince, shownEntries } from './shown-entries';
import type { Entry } from './shown-entries';
import * as s from './watchlist-page.module.css';

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 45vw, 92vw';

/** The cars a shopper has saved, newest first where they ask for no other order; sold ones stay and say so. */
export function WatchlistPage() {
  const site = useSite();
  const { watchlist_name: name } = useRemoteConfig('mfe-account');
  const { entries, share, share_until: until } = useSuspenseQuery(accountApi.endpoints.getWatchlist, undefined);
  const heading = useRef<HTMLSpanElement>(null);
  const refused = useFormResult(REMOVE_FORM);
  const title = siteText(site, name);
  return (
    <Container page>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <AccountTop
        name={title}
        title={
          <span ref={heading} tabIndex={-1} className={s.title}>
            {title}
          </span>
        }
        lead={entries.length > 0 && countedText(site, entries.length)}
      />
      {refused && <p role="alert">Your watchlist could not be changed. Please try again.</p>}
      {entries.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          text={siteText(site, 'Press Save on a car you like and it will be here, on your phone and on your computer.')}
          action={
            <LinkButton to={ALL_STOCK} variant="primary">
              {siteText(site, 'Browse cars')}
            </LinkButton>
          }
        />
      ) : (
        <SavedCars entries={entries} title={title} onRemoved={() => heading.current?.focus()} />
      )}
      {entries.length > 0 && (
        <p>
          <a href={`${SAVED_SEARCHES_PATH}#${HOW_TOLD_PLACE}`}>Tell me when one drops in price or sells</a>
        </p>
      )}
      {(entries.length > 0 || share) && <ShareList share={share} until={until} />}
      <KeptCars
        text={
          entries.length < WATCHLIST_LIMIT
            ? 'They could not join your list yet. Every page you open tries again.'
            : siteText(site, 'Your list is full. Remove a car above, and there is room for one of these.')
        }
      />
    </Container>
  );
}

type SavedCarsProps = { entries: readonly Entry[]; title: string; onRemoved: () => void };

/** The cars that the address asks for, with what can be done with several of them. */
function SavedCars({ entries, title, onRemoved }: SavedCarsProps) {
  const site = useSite();
  const now = useRenderTime();
  const session = useSuspenseQuery(accountApi.endpoints.getSession, undefined);
  const [query] = useSearchParams();
  const { view, sort } = viewAndSortIn(query);
  const shown = shownEntries(entries, view, sort);
  const hasSeveral = entries.length > 1;
  // A car that is sold is not asked about any more.
  const canTick = entries.filter(({ car }) => isAvailable(car)).length > 1;
  return (
    <>
      {hasSeveral && <ListTools entries={entries} view={view} sort={sort} />}
      {canTick && <TickedCars />}
      {shown.length === 0 && <p>None of your list is among these now.</p>}
      <CardGrid
        label={title}
        warns={showRepayments(
          shown.map(({ car }) => car),
          site,
        )}
      >
        {shown.map(({ id, car, saved_price: savedPrice, price_history: history, note }) => (
          <li key={id} className={s.entry}>
            <CarCard
              car={car}
              site={site}
              now={now}
              sizes={SIZES}
              level={2}
              mark={changeOf(savedSince({ car, saved_price: savedPrice }))}
              actions={
                <>
                  <RemoveCar car={car} phone={session.user?.phone ?? ''} onRemoved={onRemoved} />
                  {canTick && isAvailable(car) && <TickCar slug={car.slug} name={car.name} />}
                </>
              }
            />
            <div className={s.below}>
              <SavedCarPrices car={car} history={history} />
              <CarNote car={car} note={note} />
            </div>
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** "$500 less since saved", short as the count of photos stands beside it; nothing where that is not known or the same. Whole dollars. */
function changeOf(since: number | null): string {
  if (since === null || since === 0) return '';
  return `${formatMoney(Math.abs(since))} ${since < 0 ? 'less' : 'more'} since saved`;
}
