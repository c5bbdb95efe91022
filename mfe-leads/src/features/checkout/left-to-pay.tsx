import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { DELIVERED } from '@shared-kit/contracts/form/car-forms';
import { deliveryText, leftToPay } from '@shared-kit/domain/price/left-to-pay';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { POSTCODE } from '@shared-kit/domain/place/postcode';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';

/** What the checkout's form says of how the vehicle is handed over. */
type Handover = { way: string; postcode: string };

/**
 * What of the form decides about the delivery: at first what was refused or the address says, then what is typed.
 *
 * @returns `read` for changes of whatever has the form within it.
 */
export function useHandover(postcode: string): { handover: Handover; read: (event: SyntheticEvent) => void } {
  const refused = useFormResult('reserve')?.values;
  const [handover, setHandover] = useState<Handover>({
    way: refused?.['handover'] ?? '',
    postcode: refused?.['postcode'] ?? postcode,
  });
  function read({ target }: SyntheticEvent) {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form?.elements.namedItem('handover')) return;
    const typed = new FormData(form);
    setHandover({ way: textOf(typed.get('handover')), postcode: textOf(typed.get('postcode')).trim() });
  }
  return { handover, read };
}

type LeftToPayProps = {
  car: Pick<LeadCarCard, 'id'>;
  price: number;
  type: string;
  /** What the price is estimated to come to on the road. */
  estimate: LeadCarCard['price_estimate'];
  deposit: number;
  handover: Handover;
};

/**
 * The delivery that was chosen and what is left to pay with it, as the reservation says it afterwards. Before somebody has
 * chosen, and for a delivery without a price, it says what may come on top.
 */
export function LeftToPay({ car, estimate, handover, ...sums }: LeftToPayProps) {
  const { way, postcode } = handover;
  const isDelivered = way === DELIVERED;
  const { currentData } = choicesApi.endpoints.getDelivery.useQuery(
    { postcode, car: car.id },
    { skip: !isDelivered || !POSTCODE.test(postcode) },
  );
  useKeptPostcode(postcode, currentData);
  const delivery = isDelivered ? (currentData?.price ?? null) : null;
  return (
    <>
      {delivery !== null && (
        <>
          <dt>Delivery</dt>
          <dd>{deliveryText(delivery)}</dd>
        </>
      )}
      <dt>Left to pay at handover</dt>
      <dd>
        {leftToPay({ ...sums, delivery, onTheRoad: estimate?.amount })}
        {way === '' && ', plus delivery if you choose it'}
        {isDelivered && delivery === null && ', plus delivery'}
      </dd>
    </>
  );
}

/** Once a delivery is answered its postcode stands in the address, as where it is asked on the page: all its parts follow. */
function useKeptPostcode(postcode: string, answer: Delivery | undefined): void {
  const isAnswered = answer?.known === true;
  const [search, setSearch] = useSearchParams();
  const isKept = search.get(POSTCODE_FIELD) === postcode;
  useEffect(() => {
    if (!isAnswered || isKept) return;
    const change = (now: URLSearchParams) => {
      now.set(POSTCODE_FIELD, postcode);
      return now;
    };
    setSearch(change, { replace: true, preventScrollReset: true });
  }, [isAnswered, isKept, postcode, setSearch]);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
