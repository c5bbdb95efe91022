import type { ShownPlace } from '../api/shown-place';

/** The address as a link to the place. */
export function Address({ location }: { location: Pick<ShownPlace, 'address'> }) {
  const { street, city, state, postcode, place_url: place } = location.address;
  const text = `${street}, ${city} ${state} ${postcode}`;
  return place ? (
    <a href={place} rel="noopener" target="_blank">
      {text}
      <span className="visually-hidden"> (opens a map in a new tab)</span>
    </a>
  ) : (
    text
  );
}
