import { carCardSchema, carSchema, financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car, CarCard, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';

const card: Partial<CarCard> = {
  id: 'car-1',
  slug: '2021-mazda-cx-5-maxx-sport-s1042',
  path: '/cars/2021-mazda-cx-5-maxx-sport-s1042',
  name: '2021 Mazda CX-5 Maxx Sport',
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Maxx Sport',
  series: 'KF',
  colour: 'Soul Red',
  price: 32_990,
  price_type: 'Drive Away',
  km: 41_200,
  stocknum: 'S1042',
  status: 'in_stock',
  car_type: 'used',
  created_at: '2026-09-01T00:00:00Z',
  simple_fuel: 'Petrol',
  simple_body: 'SUV',
  simple_transmission: 'Automatic',
  simple_drive: 'AWD',
  seats: 5,
  photos_count: 4,
  thumbnails: ['suv-red-front', 'suv-red-side', 'suv-red-rear', 'suv-red-cabin'],
  primary_image_url: 'suv-red-front',
  dealership_slug: 'springwood',
  location_name: 'Springwood Used Cars',
  city: 'Springwood',
  state: 'QLD',
  weekly_repayment: 155,
  interest_rate: 8.49,
  repayment: {
    ...{ amount: 155, frequency: 52 as const, interestRate: 8.49, comparisonRate: 9.6 },
    ...{ termYears: 5, deposit: 0, balloon: 0, loanAmount: 32_990 },
  },
  comparison_rate: 9.6,
};

/** A believable hit of a search: a used car in stock. Parsed, so that a fixture cannot drift from the contract. */
export function aCarCard(overrides: Partial<CarCard> = {}): CarCard {
  return carCardSchema.parse({ ...card, ...overrides });
}

/** One lender's terms, complete enough to be shown. */
export function aFinanceLender(overrides: Partial<FinanceLender> = {}): FinanceLender {
  return financeLenderSchema.parse({
    deposit: 0,
    termYears: 5,
    interestRate: 8.49,
    comparisonRate: 9.6,
    establishmentFees: 395,
    paymentWeek: 155,
    paymentMonth: 676,
    balloon: 0,
    financeProvider: 'Manual',
    disclaimer: 'Based on a 5-year secured loan of $30,000.',
    ...overrides,
  });
}

/** The same car as `aCarCard()`, as its own page sees it. */
export function aCar(overrides: Partial<Car> = {}): Car {
  return carSchema.parse({
    ...card,
    dealership_id: 'dealership-1',
    vin: 'JM0KF4WLA00123456',
    regplate: '042ABC',
    rego_expiry: '2027-06-30',
    doors: 5,
    engine_size_litres: 2.5,
    images: ['suv-red-front', 'suv-red-side', 'suv-red-rear', 'suv-red-cabin'].map((url) => ({
      image: { url, thumb: { url } },
    })),
    dealercomments: 'One owner, full service history.',
    location: { id: 'location-1', name: 'Springwood Used Cars', phone: '+61738089999', slug: 'springwood-sales' },
    finance_lenders: { manual: aFinanceLender() },
    ...overrides,
  });
}
