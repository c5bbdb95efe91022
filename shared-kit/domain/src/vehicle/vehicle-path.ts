/** The route of a vehicle's checkout, as manifests and a site's paths have it. */
export const CHECKOUT_ROUTE = '/cars/:slug/checkout';

/** A vehicle's data on paper; `pageAbout` says which. */
export const PRINT_PATH = '/print';

/** A vehicle's own page. */
export function vehiclePath(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}`;
}

/** The slug of a vehicle's page, encoded as its address has it; undefined for any other address. */
export function vehicleSlugIn(pathname: string): string | undefined {
  return /^\/cars\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** The vehicle that an address is about, its own page or one below it: its slug as the address has it; undefined for any other. */
export function vehicleNamedIn(pathname: string): string | undefined {
  return /^\/+cars\/+([^/]+)/i.exec(pathname)?.[1];
}

/** Where a vehicle is reserved (S5-61). */
export function checkoutPath(slug: string): string {
  return `${vehiclePath(slug)}/checkout`;
}
