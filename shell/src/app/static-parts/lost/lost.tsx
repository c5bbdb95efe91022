import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { buttonClass } from '@shared-kit/ui/form/button';
import * as f from '@shared-kit/ui/form/field.module.css';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import * as c from '../../pages/content-page.module.css';
import * as s from '../home/home-parts.module.css';
import { MakeLinks } from '../home/home-parts';
import type { HomeContent } from '../home/home-content';

/** What a page whose address leads nowhere offers instead. */
export type LostContent = {
  makes: HomeContent['makes'];
  /** Like the vehicle that its address named, or the newest; none where nobody could be asked. */
  cars: readonly CarCard[];
  /** Whether they are like a vehicle that is no longer there. */
  isLikeOne: boolean;
  /** Until when somebody answers the phone: "Open until 5:00 pm". */
  hours: string | undefined;
};

/**
 * The ways on of a page that is not there: a search, vehicles, the makes there are most of, a phone. It needs no remote
 * and no script, and only the server has its code.
 */
export function Lost({ makes, cars, isLikeOne, hours }: LostContent) {
  const site = useSite();
  return (
    <div className={c.main}>
      <form role="search" method="get" action={ALL_STOCK} className={s.offers}>
        <label htmlFor="lost-query">
          <strong>Search our stock</strong>
        </label>
        <p>
          <input
            className={f.control}
            type="search"
            id="lost-query"
            name="query"
            maxLength={200}
            placeholder="Make, model or what it is for"
          />
        </p>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Search
        </button>
      </form>
      <p>
        Or call us on <PhoneLink number={phoneOf(null, site)} />
        {hours && ` · ${hours}`}
      </p>
      {cars.length > 0 && (
        <section aria-labelledby="lost-cars">
          <SectionHeading
            id="lost-cars"
            title={isLikeOne ? 'You may also like' : 'Just arrived'}
            action={<LinkButton to={ALL_STOCK}>See all stock</LinkButton>}
          />
          <ul className={s.rail}>
            {cars.map((car) => (
              <li key={car.id}>
                <Tile car={car} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {makes.length > 1 && (
        <section aria-labelledby="lost-makes">
          <SectionHeading id="lost-makes" title="Popular Makes" />
          <MakeLinks makes={makes} />
        </section>
      )}
    </div>
  );
}

/** A card is heavy, with its save button and its strip of photos: here a picture, a name and a price are enough. */
function Tile({ car }: { car: CarCard }) {
  const site = useSite();
  return (
    <>
      <a href={car.path}>
        <Picture
          id={car.primary_image_url ?? car.thumbnails[0]}
          alt=""
          sizes="(width >= 48rem) 18rem, 50vw"
          widest={640}
        />
        {car.name}
      </a>
      <Price size="s" {...priceDisplay(car, site)} />
    </>
  );
}
