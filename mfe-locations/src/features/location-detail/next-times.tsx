import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { BOOKING_WORDS } from '@shared-kit/domain/form/booking-words';
import { SERVICE_PATH, TEST_DRIVE_PATH } from '@shared-kit/domain/form/form-path';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { useSite } from '@shared-kit/runtime/site-context';
import { locationsApi } from '../../api/locations.api';
import * as s from './location-page.module.css';

/** When one can next drive a car here or bring one in, each leading to its form with the place chosen. Nothing while nobody knows. */
export function NextTimes({ location: { slug } }: { location: Pick<LocationOfPage, 'slug'> }) {
  const { data } = locationsApi.endpoints.getNextTimes.useQuery(slug);
  const { service_booking: takesServices } = settingsIn(useSite(), 'mfe-leads');
  const times = [
    { kind: BOOKING_WORDS['test-drive'], path: TEST_DRIVE_PATH, next: data?.test_drive },
    { kind: BOOKING_WORDS.service, path: SERVICE_PATH, next: takesServices === false ? null : data?.service },
  ].flatMap(({ next, ...way }) => (next ? [{ ...way, ...next }] : []));
  if (times.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className={s.next}>
      <h2 id="next-title">Next free times</h2>
      <dl className={s.phones}>
        {times.map(({ kind, path, label, location_id: id }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <a href={`${path}?location_id=${encodeURIComponent(id)}`}>{label}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
