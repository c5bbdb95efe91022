import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits that a provider gives away together, and that one connection has for itself. */
const OF_RANGE = 3;
const OF_CLIENT = 4;

/**
 * The network an address belongs to: IPv4 /24, IPv6 /48. Whoever rents one of these has all of its addresses, so
 * limits that count single ones stop nobody. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function addressRange(address: string): string {
  const plain = plainOf(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? network(plain, OF_RANGE) : plain;
}

/**
 * Whom a limit counts as one client: an IPv4 address, or an IPv6 /64, of which every connection has 2^64 addresses and
 * may take another for each request.
 */
export function oneClient(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? network(plain, OF_CLIENT) : plain;
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function network(address: string, count: number): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...tail.split(':')];
  return `${all
    .slice(0, count)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/${count * 16}`;
}
