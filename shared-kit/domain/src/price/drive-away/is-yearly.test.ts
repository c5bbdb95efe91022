import { chargeKinds } from '@shared-kit/contracts/finance/charge-tables.contract';
import { isYearly } from './is-yearly';

test('registration and its insurance are paid each year, what else governments charge once', () => {
  expect(chargeKinds.filter((kind) => isYearly({ kind }))).toEqual(['registration', 'ctp']);
});
