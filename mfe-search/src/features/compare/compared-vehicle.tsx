import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { ENQUIRE_FOR_FINANCE } from '@shared-kit/domain/finance/repayment/repayment';
import { asksForFinance, shownRepayment } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { reducedPrice } from '@shared-kit/domain/price/reduced-price';
import { comparePath } from '@shared-kit/domain/search/compare-path';
import { carTag } from '@shared-kit/domain/vehicle/availability/car-tag';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Tag } from '@shared-kit/ui/message/tag';
import * as s from './comparison-table.module.css';

type ComparedVehicleProps = {
  car: Car;
  /** The slugs of those beside it. */
  others: readonly string[];
  onlyDifferences: boolean;
  /** Why its price is the best one; null where it is not. */
  best: string | null;
};

/** The head of a vehicle's column: picture, price and repayment, place, and the way out of the comparison. */
export function ComparedVehicle({ car, others, onlyDifferences, best }: ComparedVehicleProps) {
  const picture = car.primary_image_url ?? noPhotoId(car);
  const tag = carTag(car, useSite(), useRenderTime());
  return (
    <div className={s.head}>
      <div className={tag?.kind === 'sold' ? `${s.media} ${s.sold}` : s.media}>
        <Picture {...(picture.includes('/') ? { src: picture } : { id: picture })} alt="" sizes="18rem" rounded />
        {tag && (
          <span className={s.tag}>
            <Tag tone={tag.tone}>{tag.label}</Tag>
          </span>
        )}
      </div>
      <Figures car={car} best={best} />
      <span className={s.place}>{[car.location_name, car.city].filter(Boolean).join(', ')}</span>
      {others.length > 1 && (
        <span className={`no-print ${s.out}`}>
          <LinkButton
            to={comparePath(others, { onlyDifferences })}
            variant="quiet"
            size="s"
            aria-label={`Leave out ${car.name}`}
          >
            Leave out
          </LinkButton>
        </span>
      )}
    </div>
  );
}

function Figures({ car, best }: Pick<ComparedVehicleProps, 'car' | 'best'>) {
  const site = useSite();
  const shown = priceDisplay(car, site);
  const reduced = reducedPrice(shown, car.before_price);
  const repayment = shownRepayment(car, shown, site);
  return (
    <>
      <div className={s.price}>
        <Price {...shown} was={reduced && formatMoney(reduced.was)} />
        {best && <span className={s.best}>{best}</span>}
      </div>
      {repayment && <RepaymentLine repayment={repayment} />}
      {asksForFinance(car, shown) && <p>{ENQUIRE_FOR_FINANCE}</p>}
    </>
  );
}
