import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { useParams, useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { ClosedLink } from '../../links/closed-link';
import { stillOpen } from '../../links/still-open';
import { CancelReservation } from './cancel-reservation';
import { Conditions } from './conditions';
import * as s from './checkout-page.module.css';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { CHECKOUT_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { LinkHead } from '@shared-kit/ui/site/link-head';

const TITLES: Readonly<Record<ReservationView['state'], [title: string, text: string]>> = {
  held: ['Held for you: pay the deposit', 'Pay the deposit by then to reserve it. If you do not, the hold ends.'],
  paid: ['Your reservation is confirmed', 'We have your deposit and call you to arrange the rest.'],
  expired: ['The hold has run out', 'No deposit was paid in time, so it is free again. You can start over.'],
  cancelled: ['The reservation is cancelled', 'It is free again.'],
  refund_due: ['Your deposit is being paid back', 'It came too late, in another amount or after you cancelled.'],
  refunded: [
    'Your deposit was paid back',
    'The reservation ended, or somebody else had it first. Depending on your bank the money takes a few days to show.',
  ],
};

/** Once it has ended nobody has anything left to pay; of a deposit that was paid it still says how much. */
function sumsOf(state: ReservationView['state'], sums: ReservationView['sums']): ReservationView['sums'] {
  if (state === 'held' || state === 'paid') return sums;
  const wasPaid = state === 'refund_due' || state === 'refunded';
  return sums.filter(({ name }) => wasPaid && name === 'sum_deposit');
}

/** A reservation for whoever holds its link: what it costs, and the step that is next. */
export function ReservationPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  // The browser asks too: by the answer it notes that the reservation is its own, which the server's question cannot.
  const answer = choicesApi.endpoints.getReservation.useQuery(token, { refetchOnMountOrArgChange: true });
  const data = stillOpen(answer);
  return (
    <Container narrow section>
      <LinkHead title={`Your reservation | ${site.name}`} />
      {data ? (
        <Reservation reservation={data} token={token} failed={search.get('payment') === 'unavailable'} />
      ) : (
        <ClosedLink what="reservation" error={answer.error} />
      )}
    </Container>
  );
}

function Reservation({ reservation, token, failed }: { reservation: ReservationView; token: string; failed: boolean }) {
  const site = useSite();
  const { state, car_name: car, sums, simulated, held_until: until } = reservation;
  const [title, text] = reservation.cancelled ? titleOfCancelled(state) : TITLES[state];
  const isPayable = state === 'held';
  return (
    <div className={s.instead}>
      <h1>{title}</h1>
      <p>
        <strong>{car}</strong>. {until && `It is held until ${until}. `}
        {text}
      </p>
      {failed && (
        <p role="alert">
          The payment page does not answer. Your hold stays: try again in a moment, or call{' '}
          <PhoneLink number={phoneOf(reservation, site)} />.
        </p>
      )}
      <dl className={s.sums}>
        {sumsOf(state, sums).map(({ name, label, value }) => (
          <div key={name} className={s.sum}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {reservation.conditions.length > 0 && <Conditions sentences={reservation.conditions} />}
      {simulated && <p className={s.note}>Demonstration: the payment page is a simulator and no money moves.</p>}
      <div className={s.actions}>
        {isPayable && (
          <LinkButton to={`/api/reservations/${token}/pay`} variant="primary">
            Pay the deposit
          </LinkButton>
        )}
        {state === 'expired' && (
          <LinkButton to={pageAbout(CHECKOUT_PATH, reservation.car_id)} variant="primary">
            Start over
          </LinkButton>
        )}
        <LinkButton to={ALL_STOCK}>Keep looking</LinkButton>
      </div>
      {reservation.reference && <p className={s.note}>Your reference: {reservation.reference}</p>}
      {reservation.cancellable && <CancelReservation reservation={reservation} token={token} />}
    </div>
  );
}

/** What the shopper ended themselves; their deposit follows. */
function titleOfCancelled(state: ReservationView['state']): [title: string, text: string] {
  const [title] = TITLES.cancelled;
  if (state === 'refund_due') return [title, 'Your deposit is being paid back. We send you a mail when it is done.'];
  if (state === 'refunded') return [title, 'Your deposit was paid back. Your bank may take a few days to show it.'];
  return TITLES.cancelled;
}
