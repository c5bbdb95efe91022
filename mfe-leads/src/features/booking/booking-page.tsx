import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import { pageAbout, SERVICE_BOOKING_PATH, TEST_DRIVE_PATH } from '@shared-kit/domain/form/form-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams } from 'react-router';
import { leadsApi } from '../../api/leads.api';
import { ClosedLink } from '../../links/closed-link';
import { stillOpen } from '../../links/still-open';
import * as s from './booking-page.module.css';
import { CancelForm, RescheduleForm } from './change-forms';

/** A booking for whoever holds its link: when and where, a file for the calendar, another time, or none. */
export function BookingPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const answer = leadsApi.endpoints.getBooking.useQuery(token);
  const booking = stillOpen(answer);
  return (
    <Container narrow section>
      <LinkHead title={`Your booking | ${site.name}`} />
      {booking ? <Booking booking={booking} token={token} /> : <ClosedLink what="booking" error={answer.error} />}
    </Container>
  );
}

function Booking({ booking, token }: { booking: BookingView; token: string }) {
  const what = booking.kind === 'service' ? 'service' : 'test drive';
  const isCancelled = booking.state === 'cancelled';
  return (
    <div className={s.booking}>
      <h1 className={s.title}>
        {booking.unsure ? `You asked for a ${what}` : `Your ${what} is ${isCancelled ? 'cancelled' : 'booked'}`}
      </h1>
      {booking.unsure && <p>It is not confirmed yet: the vehicle is {booking.unsure}. We call you before then.</p>}
      <dl className={s.facts}>
        <dt>When</dt>
        <dd className={isCancelled ? s.cancelled : s.when}>{booking.when}</dd>
        {booking.car_name && (
          <>
            <dt>Vehicle</dt>
            <dd>{booking.car_name}</dd>
          </>
        )}
        <dt>Where</dt>
        <dd>
          {booking.location_name}
          <br />
          {booking.address}
        </dd>
        <dt>Phone</dt>
        <dd>
          <PhoneLink number={booking.phone} />
        </dd>
        {booking.reference && (
          <>
            <dt>Reference</dt>
            <dd>{booking.reference}</dd>
          </>
        )}
      </dl>
      {isCancelled && (
        <LinkButton to={bookAgain(booking)} variant="primary">
          Book another time
        </LinkButton>
      )}
      {booking.changeable && (
        <>
          <LinkButton to={`/api/bookings/${token}/calendar.ics`}>Add to calendar</LinkButton>
          <RescheduleForm booking={booking} token={token} />
          <CancelForm booking={booking} token={token} what={what} />
        </>
      )}
    </div>
  );
}

/** The form that the booking came from, with the vehicle it was about: it says so where that is sold meanwhile. */
function bookAgain({ kind, car_id: carId }: BookingView): string {
  if (kind === 'service') return SERVICE_BOOKING_PATH;
  return carId ? pageAbout(TEST_DRIVE_PATH, carId) : TEST_DRIVE_PATH;
}
