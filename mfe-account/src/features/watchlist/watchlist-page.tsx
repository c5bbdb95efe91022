import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/form/watchlist-limit';
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
import { accountApi } from '../../api/account.api';
import { KeptCars } from '../../favourites/kept-cars';
import { CarNote } from './car-note';
import { RemoveCar } from './remove-car';
import { REMOVE_FORM } from './form-ids';
import { ShareList } from './share-list';
import { SignOut } from './sign-out';
import * as s from './watchlist-page.module.css';

const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 45vw, 92vw';

/** The cars a shopper has saved, newest first; sold ones stay and say so. */
export function WatchlistPage() {
  const site = useSite();
  const now = useRenderTime();
  const { watchlist_name: name } = useRemoteConfig('mfe-account');
  const session = useSuspenseQuery(accountApi.endpoints.getSession, undefined);
  const { entries, share, share_until: until } = useSuspenseQuery(accountApi.endpoints.getWatchlist, undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = useFormResult(REMOVE_FORM);
  const phone = session.user?.phone ?? '';
  const title = siteText(site, name);
  return (
    <Container section>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={s.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={s.title}>
            {title}
          </h1>
          {entries.length > 0 && <p className={s.count}>{countedText(site, entries.length)}</p>}
        </div>
        <SignOut />
      </div>
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
        <CardGrid
          label={title}
          warns={showRepayments(
            entries.map(({ car }) => car),
            site,
          )}
        >
          {entries.map(({ id, car, saved_price: savedPrice, note }) => (
            <li key={id} className={s.entry}>
              <CarCard
                car={car}
                site={site}
                now={now}
                sizes={SIZES}
                level={2}
                mark={changeOf(car.price, savedPrice)}
                actions={<RemoveCar car={car} phone={phone} onRemoved={() => heading.current?.focus()} />}
              />
              <CarNote car={car} note={note} />
            </li>
          ))}
        </CardGrid>
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

/** "$500 less than when you saved it"; nothing where that is not known or the same. Whole dollars. */
function changeOf(now: number | null, then: number | null | undefined): string {
  if (!isRealPrice(now) || !isRealPrice(then) || now === then) return '';
  return `${formatMoney(Math.abs(now - then))} ${now < then ? 'less' : 'more'} than when you saved it`;
}
