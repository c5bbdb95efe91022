import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { regoApi } from './rego.api';

/** Looks the typed plate up and types the vehicle for the shopper. Loaded with the first click. @returns what to say. */
export async function fillInVehicle(
  dispatch: PrefetchContext['dispatch'],
  prefix: string,
  state: string,
): Promise<string> {
  const rego = fieldAt(`${prefix}vehicle_rego`)?.value ?? '';
  const { data, error } = await dispatch(regoApi.endpoints.lookUpRego.initiate({ rego, state: state.toUpperCase() }));
  if (error) return 'Enter the registration number first.';
  if (!data.vehicle) return 'We do not know this plate. Please type the vehicle.';
  const { make, model, year } = data.vehicle;
  const vehicle = fieldAt(`${prefix}vehicle_wanted`);
  if (vehicle) vehicle.value = `${make} ${model} ${year}`;
  return `Found: ${make} ${model} ${year}, from ${data.source === 'stock' ? 'our own records' : 'the register'}.`;
}

function fieldAt(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}
