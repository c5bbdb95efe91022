import { classNames } from '../class-names';
import * as s from './price.module.css';

type PriceProps = {
  /** As shown: "$25,990", "PREORDER", "Enquire for price." */
  text: string;
  /** What the price includes: "Drive Away", "Excl. Govt. Charges"; null only beside words that are no price (R-LEGAL-02). */
  type: string | null;
  /** The total with government charges, under a price without them, no smaller than it (R-LEGAL-02). */
  estimate?: { text: string; type: string } | null | undefined;
  /** The former price as shown, only where the car is reduced. */
  was?: string | null | undefined;
  /** 's' is as large as the words around it. */
  size?: 's' | 'm' | 'l';
};

/**
 * A vehicle's price. Spread what `priceDisplay` says into it: the sheet for paper, the PDF and a range of new models have the
 * same words in a form of their own, everything else on a screen is this.
 */
export function Price({ text, type, was, estimate, size = 'm' }: PriceProps) {
  return (
    <>
      <p className={classNames(s.price, size === 'l' && s.large, size === 's' && s.small)}>
        <span className={s.amount}>{text}</span> {type && <span className={s.type}>{type}</span>}
        {was && (
          <s className={s.was}>
            <span className="visually-hidden">Was </span>
            {was}
          </s>
        )}
      </p>
      {estimate && <Price {...estimate} size={size} />}
    </>
  );
}
