import { readAdvisories } from './advisories';

test('grave advisories are named, the others counted', () => {
  const printed = JSON.stringify({
    vulnerabilities: {
      leaky: { severity: 'high', range: '<2.1.0' },
      worse: { severity: 'critical', range: '*' },
      small: { severity: 'moderate', range: '>=1.0.0' },
    },
  });

  expect(readAdvisories(printed)).toEqual({
    asked: true,
    grave: ['leaky <2.1.0: high', 'worse *: critical'],
    others: 1,
  });
});

test.each([
  ['a registry that answers no advisories', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ['no answer at all', ''],
])('%s is no clean bill', (_case, printed) => {
  expect(readAdvisories(printed)).toEqual({ asked: false });
});
