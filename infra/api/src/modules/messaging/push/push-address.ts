import { lookup as askForAddresses } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isLoopback } from '@shared-kit/domain/http/from-this-machine';

const LONGEST = 1_000;

/** What is not the public internet, of IPv4 (IANA's registry of special-purpose addresses, multicast, what is reserved). */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only what is given out as global unicast is public, but for tunnels and examples in it. */
const GIVEN_OUT_6 = ['2000::/3'];
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic4 = blockList('ipv4', NOT_PUBLIC_4);
const givenOut6 = blockList('ipv6', GIVEN_OUT_6);
const notPublic6 = blockList('ipv6', NOT_PUBLIC_6);

type Allowed = { toLoopback: boolean };

/**
 * Whether a push service may be at this address, as it is written: somebody's browser says where, so it is held to https,
 * its usual port and a host's name. What the name stands for is judged when it is asked (`publicLookup`). `toLoopback`
 * lets tests have one on this machine.
 */
export function isPushAddress(endpoint: string, { toLoopback }: Allowed): boolean {
  const url = endpoint.length > LONGEST ? null : URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (toLoopback && isLoopback(url.hostname)) return true;
  return url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname);
}

function isPublicName(host: string): boolean {
  return (
    isIP(host) === 0 &&
    !host.startsWith('[') &&
    /[^.]\.[^.]/.test(host) &&
    !/\.(?:localhost|local|internal)$/.test(host)
  );
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic4.check(address, 'ipv4');
  return family === 6 && givenOut6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

/**
 * Looks a host up as a connection is made, and lets it go to public addresses only: what was looked up is what is connected
 * to, so that no second answer leads elsewhere.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  askForAddresses(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? refused(), []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(refused(), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

export function refused(): Error & { code: string } {
  return Object.assign(new Error('Nothing is sent to that address'), { code: 'ENDPOINT_REFUSED' });
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
