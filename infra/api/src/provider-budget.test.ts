import { providerBudget } from './provider-budget';

const limits = { PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS: 2, PROVIDER_QUESTIONS_AN_HOUR_PER_SITE: 5 };
const asks = (spend: ReturnType<typeof providerBudget>, site: string, ip: string) => {
  try {
    spend({ site, ip });
    return true;
  } catch {
    return false;
  }
};

test('one address asks as often as it may, at each site by itself, and its neighbours as often again', () => {
  const spend = providerBudget(limits);
  const ask = (site: string, ip: string) => asks(spend, site, ip);

  expect([ask('corella', '203.0.113.1'), ask('corella', '203.0.113.1'), ask('corella', '203.0.113.1')]).toEqual([
    ...[true, true, false],
  ]);
  expect([ask('gannet', '203.0.113.1'), ask('corella', '203.0.113.2')]).toEqual([true, true]);
});

test('many addresses together ask no more than a site may; a refused question costs nothing', () => {
  const spend = providerBudget(limits);
  const asked = Array.from({ length: 8 }, (_, index) => asks(spend, 'corella', `203.0.113.${index}`));

  expect(asked.filter(Boolean)).toHaveLength(5);
  expect(asks(spend, 'gannet', '203.0.113.1')).toBe(true);
});

test('the addresses of one IPv6 connection are one', () => {
  const spend = providerBudget(limits);
  const asked = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((ip) => asks(spend, 'corella', ip));

  expect(asked).toEqual([true, true, false]);
});
