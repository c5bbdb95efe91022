/** Where a group's leads go beside, or instead of, the dealership's own address. Null matches everything. */
export type LeadDestination = {
  id: string;
  channel: 'mail' | 'webhook' | 'sms';
  target: string;
  forSite: string | null;
  forDealership: string | null;
  forCategory: string | null;
  forLocation: string | null;
};

export type RoutedLead = { site: string; dealership: string; category: string; location: string };

/** `destination` is a mail address or a route's id; empty is the dealership's own address, or the shopper's. */
export type Destination = { channel: 'mail' | 'webhook' | 'sms' | 'confirmation'; destination: string };

/**
 * Everywhere a lead goes. Mail routes that match replace the dealership's own address, so that no lead is ever
 * without a person who reads it; webhooks and text messages come on top.
 */
export function destinationsOf(
  lead: RoutedLead,
  routes: readonly LeadDestination[],
  { confirm }: { confirm: boolean },
): Destination[] {
  const matching = routes.filter((route) => matches(route, lead));
  const addresses = new Set(matching.filter(({ channel }) => channel === 'mail').map(({ target }) => target));
  const mails = addresses.size > 0 ? [...addresses] : [''];
  return [
    ...mails.map((destination): Destination => ({ channel: 'mail', destination })),
    ...matching.flatMap(({ channel, id }): Destination[] => (channel === 'mail' ? [] : [{ channel, destination: id }])),
    ...(confirm ? [{ channel: 'confirmation', destination: '' } as const] : []),
  ];
}

function matches({ forSite, forDealership, forCategory, forLocation }: LeadDestination, lead: RoutedLead): boolean {
  return (
    fits(forSite, lead.site) &&
    fits(forDealership, lead.dealership) &&
    fits(forCategory, lead.category) &&
    fits(forLocation, lead.location)
  );
}

function fits(wanted: string | null, value: string): boolean {
  return wanted === null || wanted.toLowerCase() === value.toLowerCase();
}
