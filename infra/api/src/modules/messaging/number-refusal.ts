import parsePhoneNumber from 'libphonenumber-js/max';

/** Kinds of number that cost whoever sends, or that nobody reads messages on. */
const NOT_TEXTED = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'TOLL_FREE', 'PAGER', 'PERSONAL_NUMBER', 'VOIP']);

/**
 * Why no text message goes to this number (E.164); null where one may. Foreign numbers and those that charge the sender
 * are how text messages are turned into money. A new range of mobiles, which the list does not know yet, is a mobile.
 */
export function numberRefusal(number: string): 'foreign' | 'premium' | 'malformed' | null {
  const parsed = parsePhoneNumber(number);
  if (!parsed?.isPossible()) return 'malformed';
  if (parsed.countryCallingCode !== '61') return 'foreign';
  // Christmas Island and the Cocos share Australia's code; their mobiles are Australian ones.
  if (/^4\d{8}$/.test(parsed.nationalNumber)) return null;
  const type = parsed.getType();
  if (type === undefined) return 'malformed';
  return NOT_TEXTED.has(type) ? 'premium' : null;
}
