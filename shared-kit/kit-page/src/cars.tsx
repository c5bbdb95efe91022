import { carCardSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { DRIVE_AWAY, EXCLUDING_CHARGES } from '@shared-kit/domain/price/price-type';
import Heart from 'lucide-react/icons/heart';
import { Button } from '@shared-kit/ui/form/button';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CarCardSkeleton } from '@shared-kit/ui/car/car-card-skeleton';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { IconButton } from '@shared-kit/ui/icon-button';
import { LinkButton } from '@shared-kit/ui/link-button';
import hatch from './sample-hatch.webp';
import suvFront from './sample-suv-front.webp';
import suvRear from './sample-suv-rear.webp';
import suvSide from './sample-suv-side.webp';
import suv from './sample-suv.webp';
import ute from './sample-ute.webp';
import { Specimen } from './specimen';

const site = {
  no_price_text: 'Enquire for price.',
  flags: { subscription_site: false, electric_tag: false, grey_reserved_tag: false },
};
const now = new Date('2026-11-21T00:00:00Z');

const base = {
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: DRIVE_AWAY,
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  created_at: '2026-01-01T00:00:00Z',
  sold_date_timestamp: null,
  dealership_slug: 'southport',
  average_market_price: null,
  colour: 'White',
  seats: 5,
  simple_drive: null,
  tag: null,
  series: null,
  weekly_repayment: null,
  interest_rate: null,
  comparison_rate: null,
  repayment: null,
};

const cars = [
  {
    ...base,
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    series: 'MZEA12R',
    price: 25_990,
    before_price: 28_000,
    km: 45_120,
    simple_fuel: 'Petrol',
    simple_body: 'Hatch',
    simple_transmission: 'Automatic',
    weekly_repayment: 103,
    interest_rate: 6.99,
    comparison_rate: 8.03,
    repayment: {
      ...{ amount: 103, frequency: 52 as const, interestRate: 6.99, comparisonRate: 8.03 },
      ...{ termYears: 5, deposit: 0, balloon: 5000, loanAmount: 25_990 },
    },
    primary_image_url: hatch,
    city: 'Southport',
    state: 'QLD',
    tag: 'HOT DEAL',
  },
  {
    ...base,
    year: 2024,
    make: 'Toyota',
    model: 'LandCruiser',
    badge: 'GXL (4x4)',
    price: 118_490,
    km: 8_204,
    simple_fuel: 'Diesel',
    simple_body: 'SUV',
    simple_transmission: 'Automatic',
    primary_image_url: suv,
    thumbnails: [suv, suvSide, suvRear, suvFront],
    city: 'Robina',
    state: 'QLD',
    created_at: '2026-11-20T00:00:00Z',
    price_type: EXCLUDING_CHARGES,
  },
  {
    ...base,
    year: 2019,
    make: 'Ford',
    model: 'Ranger',
    badge: 'Wildtrak 3.2 (4x4)',
    price: null,
    km: 98_400,
    simple_fuel: 'Diesel',
    simple_body: 'Ute',
    simple_transmission: 'Automatic',
    primary_image_url: ute,
    city: 'Nerang',
    state: 'QLD',
    status: 'sold',
  },
].map((car, index) =>
  carCardSchema.parse({
    ...car,
    id: String(index),
    slug: `car-${index}`,
    path: `/cars/car-${index}`,
    name: `${car.year} ${car.make} ${car.model}`,
    stocknum: `S${index}`,
    location_name: null,
  }),
);

export function Cars() {
  return (
    <Specimen name="Car cards">
      <CardGrid warns>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard
              car={car}
              site={site}
              now={now}
              distanceKm={12}
              save={
                <IconButton label={`Save ${car.name}`} aria-pressed={car.id === '0'}>
                  <Heart aria-hidden />
                </IconButton>
              }
              actions={
                <>
                  <LinkButton to={car.path} size="s">
                    Details
                  </LinkButton>
                  <Button variant="primary" size="s">
                    Enquire
                  </Button>
                </>
              }
            />
          </li>
        ))}
        <li>
          <CarCardSkeleton />
        </li>
      </CardGrid>
    </Specimen>
  );
}
