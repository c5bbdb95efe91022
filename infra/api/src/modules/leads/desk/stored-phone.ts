import { internationalPhone } from '@shared-kit/domain/phone/australian-phone';
import { nationalDigits } from '@shared-kit/domain/phone/format-phone';

/** An Australian number as leads may hold it: 0412345678 and +61412345678 are one person. */
export function asStoredPhone(typed: string): { local: string; international: string } {
  const local = nationalDigits(typed);
  return { local, international: internationalPhone(local) };
}
