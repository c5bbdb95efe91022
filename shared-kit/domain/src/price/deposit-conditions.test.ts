import { depositConditions } from './deposit-conditions';

test('before the deposit is paid it is said for how long it will hold the vehicle', () => {
  expect(depositConditions('$200', { hours: 48 })[0]).toBe(
    'Your deposit holds it for you for 48 hours from when it is paid.',
  );
  expect(depositConditions('$200', { hours: 1 })[0]).toContain('for 1 hour from when');
});

test('once it is paid it is said until when, and that it can be cancelled until then', () => {
  const [holding, cancelling] = depositConditions('$200', { until: 'Friday 6 March 2026, 4:00 pm' });

  expect(holding).toBe('Your deposit holds it for you until Friday 6 March 2026, 4:00 pm.');
  expect(cancelling).toMatch(/^You can cancel on the reservation page until then\. All of the \$200 goes back/);
});

test('the money comes back while the vehicle is held, and what ends that is said before it is paid and after', () => {
  const [, cancelling, ...rest] = depositConditions('$200', { hours: 48 });

  expect(cancelling).toBe(
    'You can cancel on the reservation page for as long as it is held for you. All of the $200 goes back to the card or account it came from.',
  );
  expect(rest).toEqual([
    'Your bank may take up to 5 working days to show it.',
    'If you buy, the deposit comes off what is left to pay.',
    'Once you have signed a contract, the terms of the contract apply.',
  ]);
  expect(depositConditions('$200', { until: 'Friday 6 March 2026, 4:00 pm' }).slice(2)).toEqual(rest);
});
