import { HoursMissing, HoursMovedOn, HoursRefused } from '@infra/api/modules/locations/hours.service';
import { Refused } from '@infra/releases/desk/refused';

/** Why hours could not be read or saved, as the desk is answered: each wrong one by its field. */
export function hoursRefusal(error: unknown): unknown {
  if (error instanceof HoursMissing)
    return new Refused(404, { code: 'not_found', detail: error.message, fieldErrors: {} });
  if (error instanceof HoursRefused)
    return new Refused(422, { code: 'validation_failed', detail: error.message, fieldErrors: error.faults });
  if (error instanceof HoursMovedOn) {
    const moved = { newest: error.newest, by: error.by };
    const problem = { code: 'conflict' as const, detail: error.message, fieldErrors: {}, ...moved };
    return new Refused(409, problem);
  }
  return error;
}

/** A location that the site does not show, or that there is none of: nobody learns which it is. */
export function noSuchPlace(site: string, location: string): Refused {
  return new Refused(404, { code: 'not_found', detail: `${site} shows no location ${location}.`, fieldErrors: {} });
}
