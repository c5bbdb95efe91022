import { siteText } from '@shared-kit/domain/text/site-text';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { accountApi } from '../../api/account.api';
import * as rows from '../../rows/rows.module.css';

/** A row, scrolled where it is wider than the screen; the list itself has them all. */
const SHOWN = 4;
const SIZES = '(width >= 75rem) 24rem, (width >= 48rem) 45vw, 92vw';

/** The cars saved last, and the way to all of them. */
export function GarageCars() {
  const site = useSite();
  const now = useRenderTime();
  const { watchlist_name: name } = useRemoteConfig('mfe-account');
  const { entries } = useSuspenseQuery(accountApi.endpoints.getWatchlist, undefined);
  const cars = entries.slice(0, SHOWN).map(({ car }) => car);
  const title = siteText(site, name);
  return (
    <section aria-labelledby="saved">
      <SectionHeading
        id="saved"
        title={title}
        action={
          entries.length > 0 && (
            <a href={WATCHLIST_PATH} className={rows.way}>
              {`See all ${entries.length}`}
            </a>
          )
        }
      />
      {cars.length === 0 ? (
        <p className={rows.small}>{siteText(site, 'Press Save on a car you like and it will be here.')}</p>
      ) : (
        <CardGrid row label={title} warns={showRepayments(cars, site)}>
          {cars.map((car) => (
            <li key={car.id}>
              <CarCard car={car} site={site} now={now} sizes={SIZES} />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}
