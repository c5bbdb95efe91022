import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { reservationPath } from '@shared-kit/domain/form/token-path';
import { Button } from '@shared-kit/ui/form/button';
import { Confirm } from '@shared-kit/ui/overlay/confirm';
import { choicesApi } from '../../api/choices.api';
import { SmallForm } from '../../small-form/small-form';

/** Gives the vehicle back, and the deposit with it; asks first. */
export function CancelReservation({ reservation, token }: { reservation: ReservationView; token: string }) {
  const [cancel] = choicesApi.endpoints.cancelReservation.useMutation();
  return (
    <SmallForm
      form="reservation-cancel"
      label="Cancel the reservation"
      hidden={{ _success: reservationPath(token), token }}
      post={() => cancel({ token })}
    >
      {({ busy }) => (
        <Confirm
          label="Cancel reservation"
          keep="Keep the reservation"
          question={`Cancel the reservation of the ${reservation.car_name}?`}
          consequences={[...moneyBack(reservation), 'Others can have it at once. This cannot be undone.']}
        >
          <Button type="submit" busy={busy}>
            Yes, cancel it
          </Button>
        </Confirm>
      )}
    </SmallForm>
  );
}

/** What comes back and by when, in the words of the deposit's terms. */
function moneyBack({ state, sums }: ReservationView): readonly string[] {
  if (state !== 'paid') return ['No deposit was paid, so there is nothing to pay back.'];
  const deposit = sums.find(({ name }) => name === 'sum_deposit')?.value ?? 'deposit';
  return [
    `All of the ${deposit} goes back to the card or account it came from. Your bank may take up to 5 working days to show it.`,
  ];
}
