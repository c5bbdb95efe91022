import type { Delivery } from '@shared-kit/contracts/delivery.contract';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { financeApi } from '../../api/finance.api';
import { deliveryPostcodeIn, POSTCODE } from './asked-postcode';
import * as s from './delivery-calculator.module.css';

/** Section 8 of the specification. */
const NO_POSTCODE = 'Please enter a postcode.';
const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/**
 * What the site brings the car to a postcode for: idle, loading, a price or why there is none (S4-37, S5-15, S8-02).
 * Nothing where the site has no price list. Without JavaScript the page comes again with the answer.
 */
export function DeliveryCalculator() {
  const { delivery_zones: zones } = useRemoteConfig('mfe-finance');
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(deliveryPostcodeIn(search));
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = asked?.trim() === '';
  // By the postcode that was asked last: what comes late for an earlier one is not shown (S4-38).
  const { currentData, isFetching, isError, refetch } = financeApi.endpoints.getDelivery.useQuery(asked ?? '', {
    skip: !asked || isEmpty,
  });
  if (zones.length === 0) return null;

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') field.current?.focus();
    if (typed !== '' && typed === asked && isError) void refetch();
    setAsked(typed);
  }

  return (
    <section id="delivery" className={s.delivery} aria-labelledby="delivery-title">
      <Fold id="delivery-title" title="Delivery to your door" open={search.has(POSTCODE)}>
        <form
          method="get"
          action="#delivery"
          noValidate
          aria-label="Delivery estimate"
          aria-busy={isFetching}
          className={s.form}
          onSubmit={ask}
        >
          <TextField
            ref={field}
            label="Your postcode"
            name={POSTCODE}
            defaultValue={asked ?? ''}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            errors={isEmpty ? [NO_POSTCODE] : undefined}
          />
          <Button type="submit">Estimate delivery</Button>
        </form>
        <p role="status" className={s.answer}>
          {isEmpty ? '' : stateInWords({ isFetching, isError, currentData })}
        </p>
      </Fold>
    </section>
  );
}

type Asking = { isFetching: boolean; isError: boolean; currentData?: Delivery | undefined };

function stateInWords({ isFetching, isError, currentData }: Asking): string {
  if (isFetching) return 'Looking it up …';
  if (isError) return NO_ESTIMATE;
  return currentData ? answerOf(currentData) : '';
}

/** A price of 0 is free delivery. */
function answerOf({ price: cost, name }: Delivery): string {
  if (cost === null) return NO_ESTIMATE;
  const to = name ? ` to ${name}` : '';
  return cost === 0 ? `Free delivery${to}` : `Delivery${to}: ${formatMoney(cost)}`;
}
