import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import type { CarType } from '@shared-kit/contracts/vehicle/car.contract';

/** What of the vehicle decides; all of it left out for a question about none. */
export type LeadCarKind = { type?: CarType | undefined; testDriveOnly?: boolean };

/**
 * Analytics ids (S7-06): an enquiry is 15 about a used, 14 about a new car, else 22 (demo cars too, A-30); a
 * test drive 48 of a used car, 17 of any other and of one that is for test drives only; 51 about work.
 */
export function leadEvent({ event }: Pick<LeadForm, 'event'>, car: LeadCarKind, category = ''): number {
  if (typeof event === 'number') return event;
  if (event === 'test-drive') return car.type === 'used' && !car.testDriveOnly ? 48 : 17;
  if (car.type === 'used') return 15;
  if (car.type === 'new') return 14;
  return category === 'Careers Enquiry' ? 51 : 22;
}
