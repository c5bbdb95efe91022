import { DRIVE_AWAY } from '@shared-kit/domain/price/price-type';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import * as s from './from-price.module.css';

type FromPriceProps = {
  /** Whole dollars, drive away; null where no variant has a price. */
  from: number | null;
  /** As the first figure of a page. */
  large?: boolean;
};

/** What a new model costs at least, with its price type. */
export function FromPrice({ from, large = false }: FromPriceProps) {
  if (from === null) return null;
  return (
    <p className={large ? s.large : s.price}>
      From {formatMoney(from)} <span>{DRIVE_AWAY}</span>
    </p>
  );
}
