import { radiiKm } from '@shared-kit/contracts/search/search-fields';
import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import * as s from './filters.module.css';

type NearFieldsProps = { near: SearchState['near']; place: SearchResponse['place'] };

/** A postcode, or a town, and how far around it. */
export function NearFields({ near, place }: NearFieldsProps) {
  const isUnknown = near !== undefined && place?.label === null;
  return (
    <div role="group" aria-label="Near me" className={s.near}>
      <input
        className={s.input}
        name="near"
        defaultValue={near?.place}
        maxLength={60}
        placeholder="Postcode or town"
        autoComplete="postal-code"
        aria-label="Postcode or town"
        {...(isUnknown && { 'aria-invalid': true, 'aria-describedby': 'near-error' })}
      />
      <select className={s.input} name="radius" defaultValue={near?.radius ?? ''} aria-label="Within">
        <option value="">Any distance</option>
        {radiiKm.map((km) => (
          <option key={km} value={km}>{`${km} km`}</option>
        ))}
      </select>
      {isUnknown && (
        <p id="near-error" role="alert" className={s.error}>
          Invalid postcode. Try one nearby, or a town.
        </p>
      )}
    </div>
  );
}
