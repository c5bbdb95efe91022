import type { AlertFrequency } from '@shared-kit/contracts/account/saved-searches.contract';

/** How often somebody is told, after a comma. */
export const FREQUENCY_WORDS: Readonly<Record<AlertFrequency, string>> = {
  instant: 'as soon as something changes',
  daily: 'once a day',
  weekly: 'once a week',
};
