import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { sortOrders } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { carTypeSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { z } from 'zod';
import { AVAILABLE_STATUSES, isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { PUBLISHED_RATE_WARNING } from '@shared-kit/domain/finance/repayment/comparison-rate-warning';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import { repaymentText, shownRepayment } from '@shared-kit/domain/finance/repayment/shown-repayment';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';
import { findShownCar } from '../../vehicle/shown-car.service';
import { readSearch } from '../request/read-search';
import type { StockSearch } from '../find/stock-search.port';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { locationPath } from '@shared-kit/domain/place/location-path';

const DEFAULT_CARS = 10;
const MOST_CARS = 20;
/** A sold car stays on its page for some days, but nobody can buy it. */
const SOLD = 'Sold, no longer for sale';
const readOnly = { readOnlyHint: true, openWorldHint: false };

type Deps = { db: Db; stockSearch: StockSearch };
const dollars = z.number().int().min(0).max(10_000_000).optional();

const searchInput = {
  query: z
    .string()
    .max(200)
    .optional()
    .describe('Words as a shopper would type them: "white ute under 45k near Noosa with towbar"'),
  make: z.string().max(60).optional(),
  model: z.string().max(60).optional(),
  body: z.string().max(60).optional().describe('SUV, Ute, Hatch, Sedan, Wagon, Van, ...'),
  car_type: carTypeSchema.optional(),
  min_price: dollars,
  max_price: dollars,
  max_km: z.number().int().min(0).max(2_000_000).optional(),
  min_year: z.number().int().min(1900).max(2100).optional(),
  near: z.string().max(60).optional().describe('Australian postcode or town'),
  radius_km: z.number().int().min(1).max(5_000).optional(),
  sort: z.enum(sortOrders).optional(),
  limit: z.number().int().min(1).max(MOST_CARS).optional(),
};
type SearchInput = z.infer<z.ZodObject<typeof searchInput>>;

/** What assistants may ask of one site: its real stock, as its pages show it. Nothing can be changed. */
export function siteMcpServer(site: TenantSite, origin: string, { db, stockSearch }: Deps): McpServer {
  const server = new McpServer({ name: site.config.name, version: '1.0.0' });

  server.registerTool(
    'search_cars',
    {
      title: 'Search the stock',
      description: `Vehicles for sale at ${site.config.name}, with price, kilometres, place and page. Prices in AUD including GST.`,
      inputSchema: searchInput,
      annotations: readOnly,
    },
    async (input) => {
      const { hits, count, notFollowed } = await carsForSale(stockSearch, site, input);
      return answer({
        count,
        ...(notFollowed.length > 0 && { words_not_understood: notFollowed }),
        cars: hits.map((car) => carFacts(car, site, origin)),
      });
    },
  );

  server.registerTool(
    'get_car',
    {
      title: 'One vehicle',
      description: 'Everything the site says about a vehicle, by the slug that search_cars gives.',
      inputSchema: { slug: z.string().min(1).max(200) },
      annotations: readOnly,
    },
    async ({ slug }) => {
      try {
        const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, slug));
        const { dealercomments, standardEquipment, colour, seats, doors, vin, location } = car;
        return answer({
          ...carFacts(car, site, origin),
          vin,
          colour,
          seats,
          doors,
          standardEquipment,
          dealercomments,
          location,
        });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return { ...answer({ problem: error.message }), isError: true };
      }
    },
  );

  server.registerTool(
    'get_dealership',
    {
      title: 'Dealerships',
      description: 'Addresses, phones and opening hours of all dealerships, or of one.',
      inputSchema: { dealership_slug: z.string().max(120).optional() },
      annotations: readOnly,
    },
    async ({ dealership_slug: slug }) => {
      const locations = await withScope(db, scopeOf(site), (tx) => listShownLocations(tx, site));
      const wanted = locations.filter((location) => slug === undefined || location.dealership_slug === slug);
      return answer({
        dealer_license_number: site.config.dealer_license_number,
        locations: wanted.map(({ name, dealership_slug, location_type, address, contact_detail, slug: path }) => ({
          name,
          dealership_slug,
          location_type: location_type || 'sales',
          address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
          phone: ownPhoneOf({ contact_detail }),
          opening_hours: contact_detail.opening_hours.map(({ weekday, formated_hours }) => ({
            weekday,
            formated_hours,
          })),
          url: `${origin}${locationPath(path)}`,
        })),
      });
    },
  );
  return server;
}

async function carsForSale(stockSearch: StockSearch, site: TenantSite, input: SearchInput) {
  const { state, ignored = [], unstocked = [], notExcluded = [] } = await readSearch(stockSearch, site, stateOf(input));
  const forSale = { ...state, filters: { ...state.filters, status: AVAILABLE_STATUSES } };
  const found = await stockSearch.search(site, forSale, { limit: input.limit ?? DEFAULT_CARS, offset: 0 });
  const left = [...unstocked.map(({ value }) => value), ...notExcluded.map(({ word }) => `not ${word}`)];
  return { ...found, notFollowed: [...ignored, ...left] };
}

function stateOf(input: SearchInput): SearchState {
  const {
    query = '',
    make,
    model,
    body,
    car_type: type,
    min_price,
    max_price,
    max_km,
    min_year,
    near,
    radius_km,
    sort,
  } = input;
  const list = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    query,
    page: 1,
    sortBy: sort ?? 'rank',
    filters: { make: list(make), model: list(model), body: list(body), car_type: list(type) },
    ranges: { price: { min: min_price, max: max_price }, km: { max: max_km }, year: { min: min_year } },
    ...(near && { near: { place: near, ...(radius_km !== undefined && { radius: radius_km }) } }),
  };
}

/**
 * The figures a page shows, in its words: the price with its type, a repayment never without both rates; neither of a
 * car that is sold.
 */
function carFacts(car: CarCard, { config }: TenantSite, origin: string) {
  const forSale = isAvailable(car);
  const shown = priceDisplay(car, config);
  const repayment = forSale && shownRepayment(car, shown, config);
  return {
    slug: car.slug,
    name: car.name,
    for_sale: forSale,
    price: forSale ? priceText(shown) : SOLD,
    ...(repayment && { repayment_estimate: `${repaymentText(repayment)}. ${PUBLISHED_RATE_WARNING}` }),
    car_type: car.car_type,
    status: car.status,
    km: car.km,
    body: car.simple_body,
    fuel: car.simple_fuel,
    transmission: car.simple_transmission,
    location: [car.location_name, car.city, car.state].filter(Boolean).join(', '),
    stock_number: car.stocknum,
    url: `${origin}${car.path}`,
  };
}

function answer(value: object) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(value) }] };
}
