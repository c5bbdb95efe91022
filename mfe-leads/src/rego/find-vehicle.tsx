import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { useState, useSyncExternalStore } from 'react';
import { leadsApi } from '../api/leads.api';

const neverChanges = () => () => {};

/** Fills in "Make, model and year" by the plate typed above it. Needs JavaScript, and nothing depends on it. */
export function FindVehicle({ prefix }: { prefix: string }) {
  const { address } = useSite();
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [lookUp, { isLoading }] = leadsApi.endpoints.lookUpRego.useMutation();
  const [said, setSaid] = useState('');
  if (!isAlive) return null;

  async function find() {
    const plate = fieldAt(`${prefix}vehicle_rego`);
    const vehicle = fieldAt(`${prefix}vehicle_wanted`);
    const { data, error } = await lookUp({ rego: plate?.value ?? '', state: address.state.toUpperCase() });
    if (error) return setSaid('Enter the registration number first.');
    if (!data.vehicle) return setSaid('We do not know this plate. Please type the vehicle.');
    const { make, model, year } = data.vehicle;
    if (vehicle) vehicle.value = `${make} ${model} ${year}`;
    setSaid(`Found: ${make} ${model} ${year}, from ${data.source === 'stock' ? 'our own records' : 'the register'}.`);
  }

  return (
    <div>
      <Button busy={isLoading} onClick={() => void find()}>
        Find my vehicle by its plate
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

function fieldAt(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}
