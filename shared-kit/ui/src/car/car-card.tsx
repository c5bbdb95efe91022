import type { ListedCar as CardCar } from '@shared-kit/contracts/vehicle/car.contract';
import { carTag } from '@shared-kit/domain/vehicle/availability/car-tag';
import type { CarTag, TagRules } from '@shared-kit/domain/vehicle/availability/car-tag';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatKms } from '@shared-kit/domain/number/format-number';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { belowMarket } from '@shared-kit/domain/price/price-comparison';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { PriceDisplay, PriceRules } from '@shared-kit/domain/price/price-display';
import { reducedPrice } from '@shared-kit/domain/price/reduced-price';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/finance/repayment/repayment';
import { asksForFinance, shownRepayment } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import * as s from './car-card.module.css';
import { CarPictures } from './car-pictures';
import type { Photo, Strip } from './car-pictures';
import { classNames } from '../class-names';
import { Price } from './price';
import { RepaymentLine } from './repayment-line';
import { Tag } from '../message/tag';

type CarCardProps = {
  car: CardCar;
  /** What of the site decides about price, tag and repayment; a `Site` fits. */
  site: PriceRules & { flags: TagRules['flags'] & { youx_quote?: boolean }; subscription_note?: string };
  /** The page's time: the same on the server and in the browser. */
  now: Date;
  /** For the cards of the first row. */
  priority?: boolean;
  /** How wide the picture is rendered. */
  sizes?: string;
  level?: 2 | 3;
  /** From the shopper's postcode. */
  distanceKm?: number | undefined;
  /** Over the picture's corner: the save button, one element that is no `span`. */
  save?: ReactNode;
  /** A word over the picture's lower corner: "Viewed". */
  mark?: string;
  /** A choice of 44 px beside the buttons, comparing: false keeps its room until it is there. */
  compare?: ReactNode;
  /** The site's buttons; the card itself leads to the details. */
  actions?: ReactNode;
};

/** The further photos of a card, loaded when the first card is touched, pointed at or focused. */
const loadStrip = async () => import(/* webpackChunkName: 'on-demand-photos' */ './photo-strip');

/** A car in a list: picture, name, price, repayment, a line of facts and where it is, each always in the same place. */
export function CarCard({
  car,
  site,
  now,
  priority = false,
  sizes = '19rem',
  level = 3,
  distanceKm,
  save,
  mark,
  compare,
  actions,
}: CarCardProps) {
  const Heading = `h${level}` as const;
  const tag = carTag(car, site, now);
  const sold = tag?.kind === 'sold';
  const pictures = picturesOf(car);
  const shown = priceDisplay(car, site);
  const [strip, setStrip] = useState<Strip | null>(null);
  // Keys that come before the strip is there: it answers them once it is.
  const early = useRef<KeyboardEvent[]>([]);
  const onWanted = () => {
    if (strip || pictures.length === 1) return;
    // Where it cannot be had the first photo stays, and the next touch asks again.
    loadStrip().then(
      ({ PhotoStrip }) => setStrip(() => PhotoStrip),
      () => (early.current.length = 0),
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys from wherever the focus is inside
    <article
      className={sold ? classNames(s.card, s.sold) : s.card}
      onFocus={onWanted}
      onKeyDown={(event) => {
        early.current.push(event);
        onWanted();
      }}
    >
      {mediaOf(car, { pictures, tag, sizes, priority, strip, early, save, mark, onWanted })}
      <div className={s.body}>
        <Heading className={s.title}>
          <a href={car.path}>{joined(' ', car.year, car.make, car.model)}</a>
        </Heading>
        <p className={s.badge}>{joined(' · ', car.badge, car.series)}</p>
        <div className={s.words}>
          {figuresOf(car, shown, site)}
          <p className={s.facts}>{factsOf(car)}</p>
          {whereOf(car, shown, distanceKm)}
        </div>
        {actions && (
          <div className={s.actions}>
            {actions}
            {compare !== undefined && <div className={s.compare}>{compare}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

type Media = {
  pictures: readonly Photo[];
  strip: Strip | null;
  early: RefObject<readonly KeyboardEvent[]>;
  save: ReactNode;
  mark: string | undefined;
  tag: CarTag | null;
  sizes: string;
  priority: boolean;
  onWanted: () => void;
};

function mediaOf(car: CardCar, { tag, save, mark, ...shown }: Media): ReactNode {
  return (
    <div className={s.media}>
      <CarPictures href={car.path} count={car.photos_count} {...shown} />
      {tag && (
        <span className={s.tag}>
          <Tag tone={tag.tone}>{tag.label}</Tag>
        </span>
      )}
      {save}
      {mark && <span className={s.mark}>{mark}</span>}
    </div>
  );
}

// Called, not rendered: each component of a card costs the server two dozen renders a page.
function figuresOf(car: CardCar, shown: PriceDisplay, site: CarCardProps['site']): ReactNode {
  const reduced = reducedPrice(shown, car.before_price);
  const repayment = shownRepayment(car, shown, site);
  return (
    <div className={s.figures}>
      <Price {...shown} was={reduced && formatMoney(reduced.was)} />
      {shown.kind === 'subscription' && <p className={s.facts}>{site.subscription_note}</p>}
      {repayment && <RepaymentLine repayment={repayment} />}
      {asksForFinance(car, shown) && <p className={s.facts}>{ENQUIRE_FOR_FINANCE}</p>}
    </div>
  );
}

/** A caravan's body and a truck's fuel say nothing: what decides on them stands there. */
function factsOf({
  km,
  simple_transmission: transmission,
  simple_fuel: fuel,
  simple_body: body,
  figures,
}: CardCar): string {
  return joined(' · ', km === null ? null : formatKms(km), transmission, figures ?? joined(' · ', fuel, body));
}

function whereOf(car: CardCar, shown: PriceDisplay, distanceKm: number | undefined): ReactNode {
  const saving = belowMarket(car, shown, car.average_market_price);
  return (
    <div className={s.where}>
      <p>{placeOf(car, distanceKm)}</p>
      {saving !== null && <p className={s.saving}>{`${formatMoney(saving)} below market`}</p>}
    </div>
  );
}

function joined(separator: string, ...parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Ids of stock pictures, or addresses. More than three are there to be swiped, of cars that can be bought (S5-12, S5-13). */
function picturesOf(car: CardCar): Photo[] {
  const { primary_image_url: primary, thumbnails, status } = car;
  const swiped = status === 'in_stock' && thumbnails.length > 3 ? thumbnails : [];
  const all = [...new Set([primary ?? thumbnails[0] ?? noPhotoId(car), ...swiped])];
  return all.map((picture) => (picture.includes('/') ? { src: picture } : { id: picture }));
}

function placeOf({ location_name, city, state }: CardCar, distanceKm: number | undefined): string {
  const place = joined(', ', city ?? location_name, state) || 'Vehicle Location';
  if (distanceKm === undefined) return place;
  // Where there is no room for all, the distance goes to the next line as a whole.
  return `${place}\u00a0· ${formatKms(Math.round(distanceKm)).replace(' ', '\u00a0')}\u00a0away`;
}
