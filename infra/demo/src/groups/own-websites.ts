import type { DemoGroup } from './demo-group.contract';

/** A demo group whose dealerships' own websites, sites of this demo themselves, are named at the port that it is served at. */
export function atPort(group: DemoGroup, port: number): DemoGroup {
  return {
    ...group,
    dealerships: group.dealerships.map(({ website, ...dealership }) => ({
      ...dealership,
      ...(website && { website: { ...website, url: withPort(website.url, port) } }),
    })),
  };
}

function withPort(address: string, port: number): string {
  const url = new URL(address);
  if (!url.hostname.endsWith('.localhost')) return address;
  url.port = String(port);
  return url.origin;
}
