/** An Australian number as the contracts let it through (04… or +614…), as E.164: one shopper, one spelling. */
export function e164(phone: string): string {
  return phone.startsWith('+') ? phone : `+61${phone.slice(1)}`;
}
