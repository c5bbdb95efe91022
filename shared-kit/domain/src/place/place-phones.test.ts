import { aLocation } from '@shared-kit/testing/a-location';
import { placePhones } from './place-phones';

const department = (location_type: 'sales' | 'used' | 'service', phone: string | null) => ({
  ...{ slug: location_type, name: location_type, location_type, phone },
});
const at = (...departments: ReturnType<typeof department>[]) => ({ ...aLocation(), departments });

test('who calls about a used vehicle and who calls about a new one have their own numbers', () => {
  expect(placePhones(at(department('sales', '1'), department('used', '2'), department('service', null)))).toEqual([
    { label: 'New and demo', phone: '1' },
    { label: 'Used', phone: '2' },
  ]);
});

test('without a number for used vehicles the one for sales is for all of them', () => {
  expect(placePhones(at(department('sales', '1'), department('service', '3')))).toEqual([
    { label: 'Sales', phone: '1' },
    { label: 'Service', phone: '3' },
  ]);
});

test('a number that all share is said once, and a place without any has none', () => {
  const silent = aLocation({ contact_detail: { phone: null, landline_phone: null, opening_hours: [] } });

  expect(placePhones(at(department('sales', '1'), department('service', '1')))).toEqual([
    { label: 'Phone', phone: '+61738089999' },
  ]);
  expect(placePhones({ ...silent, departments: [department('sales', null)] })).toEqual([]);
});
