import { internationalPhone } from '@shared-kit/domain/text/australian-phone';

/** An Australian number as leads may hold it: 0412345678 and +61412345678 are one person. */
export function asStoredPhone(typed: string): { local: string; international: string } {
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^(\+?61|0)/, '');
  return { local: `0${digits}`, international: internationalPhone(digits) };
}
