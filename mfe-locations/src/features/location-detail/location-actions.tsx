import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { LinkButton } from '@shared-kit/ui/link-button';
import { placePhones } from '@shared-kit/domain/place/place-phones';
import * as s from './location-page.module.css';

/** What one does about a place: call whoever answers for what it is about (S9-51), write, come, see its own website. */
export function LocationActions({ location }: { location: LocationOfPage }) {
  const { address, dealership_website: website } = location;
  const phones = placePhones(location);
  return (
    <>
      {phones.length > 0 && (
        <dl className={s.phones}>
          {phones.map(({ label, phone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <PhoneLink number={phone} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={s.actions}>
        <LinkButton to="#enquire" variant="primary">
          Enquire Now
        </LinkButton>
        {address.place_url && (
          <LinkButton to={address.place_url} target="_blank" rel="noopener">
            Get Directions<span className="visually-hidden"> (opens a map in a new tab)</span>
          </LinkButton>
        )}
        {website && (
          <LinkButton to={website.url} target="_blank" rel="noopener">
            Visit Website<span className="visually-hidden">{` of ${website.name} (opens in a new tab)`}</span>
          </LinkButton>
        )}
      </div>
    </>
  );
}
