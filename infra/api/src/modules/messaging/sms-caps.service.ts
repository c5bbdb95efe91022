import type { Config } from '../../config';

/** How many sign-in codes may be sent; each is a setting. */
export type SmsCaps = {
  perSiteHour: number;
  perPlatformHour: number;
  /** Numbers that differ in their last four digits only: a list that somebody counts through. */
  perNumberRangeHour: number;
  perAddressRangeHour: number;
};

export function smsCaps(config: Config): SmsCaps {
  return {
    perSiteHour: config.SMS_CODES_AN_HOUR_PER_SITE,
    perPlatformHour: config.SMS_CODES_AN_HOUR,
    perNumberRangeHour: config.SMS_CODES_AN_HOUR_PER_NUMBER_RANGE,
    perAddressRangeHour: config.SMS_CODES_AN_HOUR_PER_ADDRESS_RANGE,
  };
}
