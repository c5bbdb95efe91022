import { MissingVehicle } from '@shared-kit/ui/car/missing-vehicle';
import { useMissingCar } from './use-lead-car';

/** Above a form: that the address names a vehicle which nobody knows, or that cannot be shown, and what the form does with it. */
export function MissingCar() {
  const why = useMissingCar();
  if (!why) return null;
  return (
    <MissingVehicle why={why}>
      {why === 'unread' ? 'this form is still about it.' : 'this form is about none in particular.'}
    </MissingVehicle>
  );
}
