import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { usePartsOfPage } from '../../hydration/use-parts-of-page';
import { useScrolledPast } from '../../hydration/use-scrolled-past';
import * as s from './sticky-header.module.css';

/** Pixels scrolled before it comes (S9-11). */
const FROM_PX = 500;

const labels: Readonly<Record<string, string>> = {
  overview: 'Overview',
  features: 'Features',
  specifications: 'Specifications',
  'finance-calculator': 'Finance',
  'vehicle-map': 'Location',
};
const ids = Object.keys(labels);

/** What one is looking at and what it costs, along the upper edge once the summary has left the screen. */
export function StickyHeader({ car, available }: { car: Car; available: boolean }) {
  const site = useSite();
  const shown = useScrolledPast(FROM_PX);
  const { present, current } = usePartsOfPage(ids);
  const price = priceDisplay(car, site);
  // One price: where government charges come on top, the total.
  const { text, type } = price.estimate ?? price;
  return (
    <div className={s.header} data-shown={shown ? '' : undefined} inert={!shown}>
      <div className={s.content}>
        <div className={s.words}>
          <p className={s.name}>{car.name}</p>
          <p className={s.price}>
            {available ? (
              <>
                {text} {type && <span>{type}</span>}
              </>
            ) : (
              'SOLD'
            )}
          </p>
        </div>
        <nav className={s.parts} aria-label="Parts of this page">
          {present.map((id) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {labels[id]}
            </a>
          ))}
        </nav>
        {available && <LinkButton to="#enquire">Enquire</LinkButton>}
      </div>
    </div>
  );
}
