import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import { bookingPath } from '@shared-kit/domain/form/token-path';
import { Button } from '@shared-kit/ui/form/button';
import { Confirm } from '@shared-kit/ui/overlay/confirm';
import type { ReactNode } from 'react';
import { leadsApi } from '../../api/leads.api';
import { BookingFields } from '../../booking/booking-fields';
import type { FormFields } from '../../lead-form/field-prefix';
import { SmallForm } from '../../small-form/small-form';
import * as s from './booking-page.module.css';

type Change = { token: string; label: string };

/** Another time of the same place. */
export function RescheduleForm({ booking, token }: { booking: BookingView; token: string }) {
  return (
    <ChangeForm action="reschedule" token={token} label="Choose another time">
      {({ busy, ...fields }) => (
        <>
          <BookingFields
            kind={booking.kind}
            locationId={booking.location_id}
            carId={booking.car_id}
            fields={fields}
            optional={false}
          />
          <div>
            <Button type="submit" busy={busy}>
              Move booking
            </Button>
          </div>
        </>
      )}
    </ChangeForm>
  );
}

/** Gives the time back; asks first. */
export function CancelForm({ booking, token, what }: { booking: BookingView; token: string; what: string }) {
  return (
    <ChangeForm action="cancel" token={token} label={`Cancel the ${what}`}>
      {({ busy }) => (
        <Confirm
          label="Cancel booking"
          keep="Keep the booking"
          question={`Cancel the ${what} on ${booking.when}?`}
          consequences={[
            'Others can have the time at once. This cannot be undone.',
            'If another time suits you better, move the booking instead.',
          ]}
        >
          <Button type="submit" busy={busy}>
            Yes, cancel it
          </Button>
        </Confirm>
      )}
    </ChangeForm>
  );
}

type ChangeFormProps = Change & {
  action: 'cancel' | 'reschedule';
  children: (fields: FormFields & { busy: boolean }) => ReactNode;
};

/** One change to a booking. */
function ChangeForm({ action, token, label, children }: ChangeFormProps) {
  const [change] = leadsApi.endpoints.changeBooking.useMutation();
  return (
    <SmallForm
      form={`booking-${action}`}
      label={label}
      heading={<h2 className={s.subtitle}>{label}</h2>}
      hidden={{ _success: bookingPath(token), token }}
      post={(body) => change({ action, body })}
    >
      {children}
    </SmallForm>
  );
}
