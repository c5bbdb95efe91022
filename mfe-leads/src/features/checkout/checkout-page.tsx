import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { Slot } from '@shared-kit/runtime/slot';
import { whyMissing } from '@shared-kit/runtime/as-problem';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { depositConditions, hoursInWords } from '@shared-kit/domain/price/deposit-conditions';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { chargesNote, statedPriceType } from '@shared-kit/domain/price/price-type';
import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { UNREAD_VEHICLE } from '@shared-kit/ui/car/missing-vehicle';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Price } from '@shared-kit/ui/car/price';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useParams, useSearchParams } from 'react-router';
import { leadsApi } from '../../api/leads.api';
import { LeadCarPanel } from '../../lead-car/lead-car-panel';
import { LeadForm } from '../../lead-form/lead-form';
import * as s from './checkout-page.module.css';
import { Conditions } from './conditions';
import { LeftToPay, useHandover } from './left-to-pay';
import { NotReservable } from './not-reservable';
import { PlacePhone } from '../../ways/place-phone';

/** Who reserves, how it is handed over and paid; the deposit itself is the next step. */
export function CheckoutPage() {
  const site = useSite();
  const { slug } = useParams();
  const [search] = useSearchParams();
  const { data: car, error } = leadsApi.endpoints.getLeadCar.useQuery(slug ?? search.get('car_id') ?? '');
  return (
    <Container section>
      <title>{`Reserve online | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      {car ? <Checkout car={car} /> : <NoCar isUnread={whyMissing(error) === 'unread'} />}
    </Container>
  );
}

function NoCar({ isUnread }: { isUnread: boolean }) {
  return isUnread ? (
    <EmptyState title={UNREAD_VEHICLE} text="Try again in a few minutes." />
  ) : (
    <EmptyState title="We cannot find this vehicle" text="It may have been sold." />
  );
}

function Checkout({ car }: { car: LeadCarCard }) {
  const [search] = useSearchParams();
  const { deposit, hold_hours: hours } = useRemoteConfig('mfe-leads');
  const { data: session } = leadsApi.endpoints.getSession.useQuery();
  const postcode = search.get(POSTCODE_FIELD) ?? '';
  const { handover, read } = useHandover(postcode);
  if (!car.reservable) return <NotReservable car={car} />;
  const { id, dealership_slug, location_id, shown } = car;
  const price = car.to_buy ?? { text: car.price_text, type: car.price_type, estimate: car.price_estimate };
  const hidden = { car_id: id, dealership_slug, location_id, shown };
  return (
    <>
      <SectionHeading
        level={1}
        title="Reserve online"
        text={`A refundable deposit of ${formatMoney(deposit)} takes the ${vehicleWord(car.item_type)} off the market for you for ${hoursInWords(hours)} once it is paid.`}
      />
      <ol className={s.steps} aria-label="Steps">
        <li aria-current="step">Your details</li>
        <li>Deposit</li>
        <li>Confirmation</li>
      </ol>
      <Columns onChange={read}>
        <aside className={s.summary} aria-label="What it costs">
          <LeadCarPanel car={car} />
          <dl className={s.sums}>
            <dt>Price</dt>
            <dd>
              <Price size="s" {...price} />
            </dd>
            <dt>Deposit now</dt>
            <dd>{formatMoney(deposit)}</dd>
            <dt>Held for you once it is paid</dt>
            <dd>{hoursInWords(hours)}</dd>
            {car.price !== null && (
              <LeftToPay
                car={car}
                price={car.price}
                type={statedPriceType(price.type)}
                estimate={price.estimate}
                deposit={deposit}
                handover={handover}
              />
            )}
          </dl>
          <p className={s.note}>{chargesNote(price.type)} What you pay is named in the contract before you sign it.</p>
          <Slot name="checkout.delivery" props={{ carId: car.id, slug: car.slug }} />
          <Conditions sentences={depositConditions(formatMoney(deposit), { hours })} />
        </aside>
        <LeadForm
          form={leadForm('reserve')}
          car={{ id: car.id, slug: car.slug, name: car.name, type: car.car_type }}
          hidden={hidden}
          call={
            <>
              Or call us: <PlacePhone car={car} />
            </>
          }
          start={{
            phone: shopperPhone(session?.user?.phone ?? ''),
            postcode,
          }}
        />
      </Columns>
    </>
  );
}
