import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import type { ChargedCar } from '@shared-kit/domain/price/drive-away/charged-vehicle';
import { driveAwayLedger } from '@shared-kit/domain/price/drive-away/drive-away-ledger';
import { chargeTables } from '../src/modules/drive-away/charge-tables.service';

/** The day of an estimate, where a test names no other. */
export const CHARGED_ON = '2026-11-23';
export const registered = { car_type: 'used', rego_expiry: '2027-05-03' } as const;

/** What a new petrol car of four cylinders is charged, not registered and standing in the state it is sold in. */
export function ledgerOf(
  state: RegoState,
  price: number,
  car: Partial<ChargedCar>,
  on = CHARGED_ON,
  tables = chargeTables,
) {
  const plain = { car_type: 'new', item_type: null, simple_fuel: 'Petrol', simple_body: 'SUV', cylinders: 4 } as const;
  return driveAwayLedger({ car: { ...plain, state, ...car }, price, state, today: on, tables });
}
