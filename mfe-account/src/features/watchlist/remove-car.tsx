import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { Button } from '@shared-kit/ui/form/button';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { sentenceFor, useSaving } from '../../saving/use-saving';
import { REMOVE_FORM } from './form-ids';

type RemoveCarProps = { car: CarCard; phone: string; onRemoved: () => void };

/** Takes a car off the list. The button goes with its card, so the focus needs another place: `onRemoved`. */
export function RemoveCar({ car, phone, onRemoved }: RemoveCarProps) {
  const change = useSaving();
  const [busy, setBusy] = useState(false);

  async function remove(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const problem = await change({ carId: car.id, carName: car.name, phone, saved: false });
    setBusy(false);
    if (problem) alert(sentenceFor(problem, car.name));
    else onRemoved();
  }

  return (
    <form method="post" onSubmit={(event) => void remove(event)}>
      <input type="hidden" name="_form" value={REMOVE_FORM} />
      <input type="hidden" name="phone_number" value={phone} />
      <input type="hidden" name="car_id" value={car.id} />
      <Button type="submit" size="s" busy={busy} aria-label={`Remove: ${car.name}`}>
        Remove
      </Button>
    </form>
  );
}
