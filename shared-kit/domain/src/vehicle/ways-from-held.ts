/** What the dealer reads of who waits for the vehicle. */
const WAITING = 'Please tell me if this vehicle comes free.';

/** Where a shopper goes on from a vehicle that cannot be reserved: a sentence for a button, and an address. */
export type WayOn = { label: string; href: string };

/** To something like it (S4-03, S4-50). */
export function waySimilar(slug: string): WayOn {
  return { label: 'Find Me Something Similar', href: addressOf('/enquire/similar', { car_id: slug }) };
}

/** To finance, which needs no vehicle that is free (S4-50). */
export function wayToFinance(slug: string): WayOn {
  return { label: 'Get Finance', href: addressOf('/finance-enquiry', { car_id: slug }) };
}

/** From a vehicle that somebody else holds: the same whether one hears of it before the form or after it. */
export function waysFromHeld(slug: string): readonly WayOn[] {
  return [
    { label: 'Tell me if it comes free', href: addressOf('/enquire/vehicle', { car_id: slug, message: WAITING }) },
    waySimilar(slug),
    wayToFinance(slug),
  ];
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}
