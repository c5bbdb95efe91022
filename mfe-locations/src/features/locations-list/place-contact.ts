import type { ShownPlace } from '../../api/shown-place';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { PARTS_PATH, SERVICE_PATH } from '@shared-kit/domain/form/form-path';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { contactPath } from '@shared-kit/domain/place/location-path';
import type { LocationType } from './dealership-cards';

const FORMS: Partial<Record<LocationType, { page: string; flag: 'service_booking' | 'parts'; path: string }>> = {
  service: { page: 'service', flag: 'service_booking', path: SERVICE_PATH },
  parts: { page: 'parts', flag: 'parts', path: PARTS_PATH },
};

/**
 * Where the button of a place leads (S2-02): to the site's own page for this workshop, else to its service or parts page
 * with the place chosen; where a site has neither, and for every other kind, to the place's contact form.
 */
export function placeContact(
  site: PageSite,
  { id, slug }: Pick<ShownPlace, 'id' | 'slug'>,
  type: LocationType,
): string {
  const form = FORMS[type];
  const own = site.pages.find(({ form: asked, form_place: place }) => asked === form?.page && place === slug);
  if (own) return own.path;
  if (!form || settingsIn(site, 'mfe-leads')[form.flag] === false) return contactPath(slug);
  return `${form.path}?location_id=${encodeURIComponent(id)}`;
}
