import { MissingVehicle } from '@shared-kit/ui/car/missing-vehicle';
import { useMissingCar } from './use-lead-car';

/** Above a form: that the address names a vehicle that is not there, and what the form does with it. */
export function MissingCar() {
  const why = useMissingCar();
  if (!why) return null;
  return (
    <MissingVehicle why={why}>
      {why === 'unknown' ? 'this form is about none in particular.' : 'this form is still about it.'}
    </MissingVehicle>
  );
}
