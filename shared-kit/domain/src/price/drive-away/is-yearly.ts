import type { ChargeRow } from '@shared-kit/contracts/finance/charge-tables.contract';

/**
 * Whether a charge is paid again each year and stays with a vehicle until that year is over: registration and its compulsory
 * insurance. The others are due once.
 */
export function isYearly({ kind }: Pick<ChargeRow, 'kind'>): boolean {
  return kind === 'registration' || kind === 'ctp';
}
