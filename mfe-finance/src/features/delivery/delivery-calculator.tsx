import { formatNumber } from '@shared-kit/domain/text/format-number';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { hasDeliveryPrices } from '@shared-kit/domain/price/delivery-price';
import { NO_DELIVERY_ESTIMATE, NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { deliveryApi } from '../../api/delivery.api';
import { waitOnServer } from '../../api/wait-on-server';
import { deliveryPostcodeIn, POSTCODE } from './asked-postcode';
import * as s from './delivery-calculator.module.css';

/** Section 8 of the specification. */
const NO_POSTCODE = 'Please enter a postcode.';
const NO_ESTIMATE_HERE = `${NO_DELIVERY_ESTIMATE} Please use the enquiry form on this page or give us a call to get a quote.`;

/** Who said where a postcode is. */
const LOCATED_BY = { google: 'Google', places: 'our list of places' };

type DeliveryCalculatorProps = {
  slug: string;
  /** What is said where there is no price: on a vehicle's page its enquiry form helps. */
  noEstimate?: string;
};

/**
 * What the site brings the car to a postcode for: idle, loading, a price or why there is none (S4-37, S5-15, S8-02, S8-05),
 * and where it can be picked up instead. Nothing where the site has no price list. Without JavaScript the page comes again with the answer.
 */
export function DeliveryCalculator({ slug, noEstimate = NO_ESTIMATE_HERE }: DeliveryCalculatorProps) {
  const config = useRemoteConfig('mfe-finance');
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(deliveryPostcodeIn(search));
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = asked?.trim() === '';
  // By the postcode that was asked last: what comes late for an earlier one is not shown (S4-38).
  const wanted = { postcode: asked ?? '', car: slug };
  const { getDelivery } = deliveryApi.endpoints;
  const { currentData, isFetching, isError, refetch } = getDelivery.useQuery(wanted, { skip: !asked || isEmpty });
  const dispatch = useDispatch<PrefetchContext['dispatch']>();
  waitOnServer(isFetching, () => dispatch(getDelivery.initiate(wanted, { subscribe: false })));
  const fault = faultOf(isEmpty, currentData);
  if (!hasDeliveryPrices(config)) return null;

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
          <Carried search={search} />
          <TextField
            ref={field}
            label="Your postcode"
            name={POSTCODE}
            defaultValue={asked ?? ''}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            errors={fault}
          />
          <Button type="submit">Estimate delivery</Button>
        </form>
        <Answer {...{ isFetching, isError, currentData, noEstimate }} isAsked={!isEmpty} />
      </Fold>
    </section>
  );
}

/** What the address says besides goes along. */
function Carried({ search }: { search: URLSearchParams }) {
  const others = [...new Map(search)].filter(([name]) => name !== POSTCODE);
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function faultOf(isEmpty: boolean, delivery: Delivery | undefined): string[] {
  if (isEmpty) return [NO_POSTCODE];
  return delivery && !delivery.known ? [NO_SUCH_POSTCODE] : [];
}

/** One state, one text: below a postcode that is none, or unknown, nothing else is said. */
function Answer({ isAsked, ...asking }: Asking & { isAsked: boolean }) {
  const { isFetching, currentData } = asking;
  const isAnswered = isAsked && currentData?.known !== false;
  return (
    <>
      <p role="status" className={s.answer}>
        {isAnswered && stateInWords(asking)}
      </p>
      {!isFetching && isAnswered && <Besides delivery={currentData} />}
    </>
  );
}

/** What a price by distance was worked out from, and the other way to get the vehicle. */
function Besides({ delivery }: { delivery: Delivery | undefined }) {
  if (!delivery) return null;
  const { km, from, located_by: by, pick_up: places } = delivery;
  return (
    <>
      {from !== null && km !== null && by && (
        <p className={s.note}>{`About ${formatNumber(km)} km from ${from} as the crow flies, by ${LOCATED_BY[by]}.`}</p>
      )}
      {places.length > 0 && <p className={s.note}>Or pick it up: {places.map(placeText).join(', ')}.</p>}
    </>
  );
}

function placeText({ name, km }: Delivery['pick_up'][number]): string {
  return km === null ? name : `${name}, about ${formatNumber(km)} km away`;
}

type Asking = { isFetching: boolean; isError: boolean; currentData?: Delivery | undefined; noEstimate: string };

function stateInWords({ isFetching, isError, currentData, noEstimate }: Asking): string {
  if (isFetching) return 'Looking it up …';
  if (isError) return noEstimate;
  return currentData ? answerOf(currentData, noEstimate) : '';
}

/** A price of 0 is free delivery. */
function answerOf({ price: cost, name }: Delivery, noEstimate: string): string {
  if (cost === null) return noEstimate;
  const to = name ? ` to ${name}` : '';
  return cost === 0 ? `Free delivery${to}` : `Delivery${to}: ${formatMoney(cost)}`;
}
