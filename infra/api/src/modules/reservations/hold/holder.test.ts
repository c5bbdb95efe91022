import type { TenantSite } from '../../../plugins/tenant';
import { holderOf, phoneHashOf } from './holder';

const asking = { phone: '0412 345 678', email: 'jane@example.com', ip: '203.0.113.9', group: 'sunrise' };
function holder(change: Partial<typeof asking> = {}, signedIn: string | null = null) {
  const { phone, email, ip, group } = { ...asking, ...change };
  const site = { group_slug: group } as TenantSite;
  return holderOf('a secret', { request: { site, ip }, typed: { phone, email }, signedIn });
}

test('one phone, however it is written, and one network are the same holder', () => {
  expect(holder({ phone: '+61412345678', email: 'JANE+1@example.com', ip: '203.0.113.200' })).toEqual(holder());
  expect(holder().phoneHash).toBe(phoneHashOf('a secret', { group_slug: 'sunrise' }, '+61412345678'));
});

test.each([
  ['another phone', { phone: '0412 345 679' }, 'phoneHash'],
  ['another mailbox', { email: 'jo@example.com' }, 'emailHash'],
  ['another network', { ip: '203.0.114.9' }, 'rangeHash'],
] as const)('%s is another one, by that alone', (_what, change, hash) => {
  const [one, other] = [holder(), holder(change)];

  expect(other[hash]).not.toBe(one[hash]);
  expect({ ...other, [hash]: '' }).toEqual({ ...one, [hash]: '' });
});

test('what one group keeps says nothing to another, and no hash passes for another kind', () => {
  const [here, there] = [holder(), holder({ group: 'harbor' })];
  const hashes = [here, there].flatMap(({ phoneHash, emailHash, rangeHash }) => [phoneHash, emailHash, rangeHash]);
  const { phoneHash, emailHash, rangeHash } = holder({ phone: '203.0.113.0/24', email: '203.0.113.0/24' });

  expect(new Set(hashes).size).toBe(6);
  expect(new Set([phoneHash, emailHash, rangeHash]).size).toBe(3);
});

test.each([
  [null, false],
  ['+61412345678', true],
  ['+61412345679', false],
  ['0412 345 678', false],
])('signed in with %p, the typed phone is proven: %s', (signedIn, proven) => {
  expect(holder({}, signedIn).phoneProven).toBe(proven);
});
