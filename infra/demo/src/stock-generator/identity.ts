import type { Random } from './random';

/** Letters that cannot be taken for digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_CHARACTERS = `${LETTERS}0123456789`;

const characters = (random: Random, alphabet: string, length: number) =>
  Array.from({ length }, () => alphabet[random.int(0, alphabet.length - 1)]).join('');
const digits = (random: Random, length: number) => characters(random, '0123456789', length);
const letters = (random: Random, length: number) => characters(random, LETTERS, length);

/** Seventeen characters that belong to no vehicle: no maker's code starts with ZZ. */
export function fictionalVin(random: Random): string {
  return `ZZ${characters(random, VIN_CHARACTERS, 9)}${digits(random, 6)}`;
}

/** In the form of each state's plates. */
export function regPlate(random: Random, state: string): string {
  switch (state) {
    case 'QLD':
      return `${digits(random, 3)}${letters(random, 2)}${digits(random, 1)}`;
    case 'NSW':
      return `${letters(random, 2)}${digits(random, 2)}${letters(random, 2)}`;
    case 'VIC':
      return `${random.int(1, 2)}${letters(random, 2)}${digits(random, 1)}${letters(random, 2)}`;
    default:
      return `S${digits(random, 3)}${letters(random, 3)}`;
  }
}

/** Six characters, like the codes of the national vehicle data. */
export function nvicCode(random: Random): string {
  return characters(random, VIN_CHARACTERS, 6);
}
