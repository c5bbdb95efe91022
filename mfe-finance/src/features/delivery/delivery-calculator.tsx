import { formatNumber } from '@shared-kit/domain/number/format-number';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { hasDeliveryPrices } from '@shared-kit/domain/price/delivery-price';
import { NO_DELIVERY_ESTIMATE, NO_SUCH_POSTCODE } from '@shared-kit/domain/price/delivery-words';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { deliveryApi } from '../../api/delivery.api';
import { driveAwayApi } from '../../api/drive-away.api';
import { askedPostcodeIn, ledgerArg } from '../../postcode/asked-postcode';
import { keepPostcode } from '../../postcode/keep-postcode';
import { PostcodeForm } from '../../postcode/postcode-form';
import * as s from './delivery-calculator.module.css';

/** Section 8 of the specification. */
const NO_ESTIMATE_HERE = `${NO_DELIVERY_ESTIMATE} Please use the enquiry form on this page or give us a call to get a quote.`;

/** Nobody looked: that is no answer about the place, and the next try may have one. */
const NOT_LOOKED_UP = 'Delivery could not be looked up right now. Please try again in a moment.';

/** Who said where a postcode is. */
const LOCATED_BY = { google: 'Google', places: 'our list of places' };

type DeliveryCalculatorProps = {
  slug: string;
  /** What is said where there is no price: on a vehicle's page its enquiry form helps. */
  noEstimate?: string;
};

/**
 * What the site brings the car to a postcode for: idle, loading, a price or why there is none (S4-37, S5-15, S8-02, S8-05),
 * and where it can be picked up instead. Nothing where the site has no price list. Beside a ledger, and without JavaScript, the
 * page comes again with the answer: what it costs on the road is of the postcode's state.
 */
export function DeliveryCalculator({ slug, noEstimate = NO_ESTIMATE_HERE }: DeliveryCalculatorProps) {
  const config = useRemoteConfig('mfe-finance');
  const [search] = useSearchParams();
  const inAddress = askedPostcodeIn(search);
  const [asked, setAsked] = useState(inAddress);
  const isEmpty = asked === '';
  // By the postcode that was asked last: what comes late for an earlier one is not shown (S4-38).
  const wanted = { postcode: asked ?? '', car: slug };
  const { getDelivery } = deliveryApi.endpoints;
  const { currentData, isFetching, isError, refetch } = getDelivery.useQuery(wanted, { skip: !asked || isEmpty });
  const { data: ledger } = driveAwayApi.endpoints.getDriveAway.useQueryState(ledgerArg(slug, inAddress));
  if (!hasDeliveryPrices(config)) return null;

  function ask(typed: string): boolean {
    if (ledger && typed !== '' && typed !== asked) return false;
    if (typed !== '' && typed === asked && isError) void refetch();
    setAsked(typed);
    if (typed !== '') keepPostcode(typed);
    return true;
  }

  return (
    <section className={asked ? s.delivery : `no-print ${s.delivery}`} aria-labelledby="delivery-title">
      <Fold id="delivery-title" anchor="delivery" title="Delivery to your door" open={inAddress !== null}>
        <PostcodeForm
          id="delivery-postcode"
          part="delivery"
          label="Delivery estimate"
          button="Estimate delivery"
          asked={asked}
          fault={currentData?.known === false ? NO_SUCH_POSTCODE : null}
          isBusy={isFetching}
          onAsk={ask}
        />
        <Answer {...{ isFetching, isError, currentData, noEstimate }} isAsked={!isEmpty} />
      </Fold>
    </section>
  );
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
  if (isError) return NOT_LOOKED_UP;
  return currentData ? answerOf(currentData, noEstimate) : '';
}

/** A price of 0 is free delivery. */
function answerOf({ price: cost, name }: Delivery, noEstimate: string): string {
  if (cost === null) return noEstimate;
  const to = name ? ` to ${name}` : '';
  return cost === 0 ? `Free delivery${to}` : `Delivery${to}: ${formatMoney(cost)}`;
}
