import { POSTCODE_FIELD } from '../../place/shopper-state';
import { OWED, PARTS } from './calculator-state';

/** A deal's token in the address of a form: its dealer reads the deal with what is asked. */
export const DEAL_FIELD = 'deal';

/** What an address says of a deal: the car, the calculator's figures as a query, and where the car is brought. */
export function readDealAddress(query: URLSearchParams): { car: string; figures: string; postcode: string } {
  const names: readonly string[] = [...PARTS, ...OWED];
  const figures = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  return {
    ...{ car: query.get('car_id') ?? '', figures: figures.toString() },
    postcode: (query.get(POSTCODE_FIELD) ?? '').trim(),
  };
}
