import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to: IPv4 /24, IPv6 /48. Whoever rents one of these has all of its addresses, so
 * limits that count single ones stop nobody. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  const all = [...groups, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...tail.split(':')];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/48`;
}
