import { ENQUIRE_PATH, FINANCE_ENQUIRY_PATH, pageAbout, SIMILAR_PATH } from '../../form/form-path';

/** What the dealer reads of who waits for the vehicle. */
const WAITING = 'Please tell me if this vehicle comes free.';

/** Where a shopper goes on from a vehicle that cannot be reserved: a sentence for a button, and an address. */
export type WayOn = { label: string; href: string };

/** To something like it (S4-03, S4-50). */
export function waySimilar(slug: string): WayOn {
  return { label: 'Find Me Something Similar', href: pageAbout(SIMILAR_PATH, slug) };
}

/** To finance, which needs no vehicle that is free (S4-50). */
export function wayToFinance(slug: string): WayOn {
  return { label: 'Get Finance', href: pageAbout(FINANCE_ENQUIRY_PATH, slug) };
}

/** From a vehicle that somebody else holds: the same whether one hears of it before the form or after it. */
export function waysFromHeld(slug: string): readonly WayOn[] {
  return [
    {
      label: 'Tell me if it comes free',
      href: `${pageAbout(ENQUIRE_PATH, slug)}&${new URLSearchParams({ message: WAITING })}`,
    },
    waySimilar(slug),
    wayToFinance(slug),
  ];
}
