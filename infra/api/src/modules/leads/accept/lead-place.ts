import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { WORKSHOP_FORMS } from '@shared-kit/contracts/form/workshop-forms';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { placesOfEnquiry } from '@shared-kit/domain/place/places-of-enquiry';
import { dealershipsOf, isForPlaceOfCar } from '@shared-kit/domain/place/places-of-form';
import { CHOOSE_DEALERSHIP, CHOOSE_LOCATION } from '@shared-kit/domain/place/choose-place';
import { ProblemError } from '../../../plugins/problems';

/** Whose lead it is, and where: slug of a dealership and id of a location, each empty when there is none. */
export type LeadPlace = { dealership: string; location: string };

type PlaceQuestion = Pick<EnquiryBody, 'form' | 'category' | 'car_id' | 'location_id' | 'dealership_slug'>;

/**
 * Where a lead goes when no vehicle says so: the place it names, which has the department it asks for (S5-73), or the
 * dealership it names (S5-22). Where there is only one, nobody has to name it.
 *
 * @param selling those of the site's places that sell what is asked for
 *
 * @throws {ProblemError} naming the field that is missing, or that names what this site does not have.
 */
export function placeOfLead(question: PlaceQuestion, places: readonly Location[], selling = places): LeadPlace {
  const form = postedForm(question.form);
  // A car that left stock while its page was open: rather the site's lead than none.
  if (question.car_id && isForPlaceOfCar(form)) return placeOfGoneCar(question, places);
  const fitting = placesOfEnquiry(form, question.category, selling, WORKSHOP_FORMS);
  const place = question.location_id
    ? placeNamed(question.location_id, places, fitting)
    : onlyPlace(form.places, fitting);
  if (place) return { dealership: place.dealership_slug, location: place.id };
  return { dealership: dealershipOf(question.dealership_slug, places), location: '' };
}

function placeNamed(name: string, places: readonly Location[], fitting: readonly Location[]): Location {
  const isNamed = ({ id, slug }: Location) => id === name || slug === name;
  const place = fitting.find(isNamed);
  if (place) return place;
  const isElsewhere = places.some(isNamed);
  throw refusal(
    'location_id',
    isElsewhere ? 'This location does not offer that. Choose another one.' : CHOOSE_LOCATION,
  );
}

/** A form that is for certain departments needs a place that has one. */
function onlyPlace(kinds: readonly string[] | null, [first, ...others]: readonly Location[]): Location | null {
  if (!kinds) return null;
  if (first && others.length === 0) return first;
  throw refusal('location_id', CHOOSE_LOCATION);
}

function dealershipOf(named: string, places: readonly Location[]): string {
  const [first, ...others] = dealershipsOf(places).map(({ slug }) => slug);
  const isOurs = named === first || others.includes(named);
  if (isOurs) return named;
  if (named === '' && others.length === 0) return first ?? '';
  throw refusal('dealership_slug', CHOOSE_DEALERSHIP);
}

function placeOfGoneCar(
  { location_id: location, dealership_slug: dealership }: PlaceQuestion,
  places: readonly Location[],
) {
  const place = places.find(({ id, slug }) => id === location || slug === location);
  const ours = dealershipsOf(places).map(({ slug }) => slug);
  const only = ours.length === 1 ? ours[0] : undefined;
  const named = ours.find((slug) => slug === dealership);
  return { dealership: place?.dealership_slug ?? named ?? only ?? '', location: place?.id ?? '' };
}

function refusal(field: string, sentence: string): ProblemError {
  return new ProblemError('validation_failed', 'The form goes to no place of this site', { [field]: [sentence] });
}
