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
