import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { isReservable } from '@shared-kit/domain/vehicle/availability/car-reservable';
import { carTag } from '@shared-kit/domain/vehicle/availability/car-tag';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { belowMarket, marketAverage } from '@shared-kit/domain/price/price-comparison';
import { noEstimateNote } from '@shared-kit/domain/price/drive-away/no-estimate-note';
import { priceDisplay, purchasePrice } from '@shared-kit/domain/price/price-display';
import { reducedPrice } from '@shared-kit/domain/price/reduced-price';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Price } from '@shared-kit/ui/car/price';
import { Tag } from '@shared-kit/ui/message/tag';
import MapPin from 'lucide-react/icons/map-pin';
import { slotProps } from '../../slots/slot-props';
import { PhoneReveal } from './phone-reveal';
import { SoldNotice } from './sold-notice';
import * as s from './vehicle-summary.module.css';

/** Beside the pictures: what the car is, what it costs, where it stands, and what a shopper can do about it. */
export function VehicleSummary({ car, available }: { car: ShownCar; available: boolean }) {
  const site = useSite();
  const now = useRenderTime();
  const tag = carTag(car, site, now);
  return (
    <section className={s.summary} aria-label="Summary">
      {tag && (
        <p className={s.tag}>
          <Tag tone={tag.tone}>{tag.label}</Tag>
        </p>
      )}
      <h1 className={s.title}>{[car.year, car.make, car.model].filter(Boolean).join(' ')}</h1>
      <p className={s.badge}>{[car.badge, car.series].filter(Boolean).join(' · ')}</p>
      {available ? <Offer car={car} /> : <SoldNotice car={car} />}
      {available && <Repayment car={car} />}
      <p className={s.place}>
        <MapPin aria-hidden />
        <a href="#vehicle-map">{car.location_name ?? 'Vehicle Location'}</a>
        {placeWords(car) && <span>{placeWords(car)}</span>}
        {available && car.opening && <span className={s.opening}>{car.opening}</span>}
      </p>
      {available && (
        <>
          <div className={`no-print ${s.ask}`}>
            <LinkButton to="#enquire" variant="primary" wide>
              Enquire
            </LinkButton>
            <PhoneReveal car={car} />
          </div>
          <PageButtons car={car} />
        </>
      )}
    </section>
  );
}

/** Where it stands and what people say of that place, in one element: a page of a vehicle has many. */
function placeWords({ city, state, rating }: ShownCar): string {
  const stands = city ? [city, state].filter(Boolean).join(', ') : '';
  return [stands, rating && `★\u00a0${rating} of this dealer`].filter(Boolean).join(' · ');
}

/** What leads to a page of its own: checkout, test drive, finance, trade-in. */
function PageButtons({ car }: { car: Car }) {
  const { reserve = false } = settingsIn(useSite(), 'mfe-leads');
  return (
    <Slot
      name="vehicle.sidebar.buttons"
      props={{
        ...slotProps(car),
        available: true,
        reservable: isReservable(car, reserve),
      }}
    />
  );
}

/** A price is never shown without its type; the one before and what is saved stand below it. */
function Offer({ car }: { car: Car }) {
  const site = useSite();
  const shown = priceDisplay(car, site);
  const below = belowMarket(car, shown, marketAverage(car));
  const reduced = reducedPrice(shown, car.before_price);
  const uncounted = noEstimateNote(car, shown);
  return (
    <div className={s.offer}>
      <Price size="l" {...shown} />
      {reduced && (
        <p className={s.reduced}>
          Was <s>{formatMoney(reduced.was)}</s>, save {formatMoney(reduced.saving)}
        </p>
      )}
      {below !== null && <p className={s.market}>{formatMoney(below)} below market average</p>}
      {shown.estimate && <a href="#drive-away">How the estimate is made up</a>}
      {uncounted && (
        <p>
          {uncounted} <a href="#enquire">Enquire</a>
        </p>
      )}
      {shown.kind === 'subscription' && site.subscription_note && <p>{site.subscription_note}</p>}
    </div>
  );
}

/**
 * What a loan for it costs. Where it is offered by the week that is a second weekly figure, of a price that nobody asked
 * for yet: it is folded below that price.
 */
function Repayment({ car }: { car: Car }) {
  const site = useSite();
  const bought = purchasePrice(car, site);
  const repayment = <Slot name="vehicle.sidebar.finance" props={{ carId: car.id, slug: car.slug }} />;
  if (priceDisplay(car, site).kind !== 'subscription') return repayment;
  if (bought.amount === null) return null;
  return (
    <details className={s.buy} suppressHydrationWarning>
      <summary>
        To buy: <Price size="s" {...bought} />
      </summary>
      {repayment}
    </details>
  );
}
