import type { ControlData } from './control-data';
import type { Car, Facet, ResultsData, Site, VehicleData } from './pages/page-data';
import { inside, linkGroups, sectionsOf, textOf } from './texts-of';

type Facets = Record<string, { label: string; count: number }[]>;
type Found = { hits: Car[]; facets: Facets; count: number };
type WholeCar = Car & {
  colour: string | null;
  images: { image: { url: string } }[];
  spin_images: string[];
  standardEquipment: string[];
  dealercomments: string | null;
  location: VehicleData['location'] | null;
  variant: Record<string, string | number | null> | null;
  [field: string]: unknown;
};

/** Which pages of the product are drawn again. */
export type Compared = { results: string; vehicle: string };

/** Facets that the product shows as well, by the words a page has for them. */
const facetNames: Record<string, string> = {
  make: 'Make',
  body: 'Body',
  transmission: 'Transmission',
  fuel: 'Fuel',
  drive: 'Drive',
  seats: 'Seats',
  colour: 'Colour',
  state: 'State',
  location_name: 'Location',
};

/** Sections of the product's page that the controls draw from the car itself. */
const drawnFromTheCar =
  /^(Specifications|Features|Dealer comments|Enquire about|You may also like|Where to find|On offer)/;

/** Reads the cars, facets, links and texts of the two pages from the product that runs at `origin`. */
export async function readControlData(origin: string, { results, vehicle }: Compared): Promise<ControlData> {
  const [resultsHtml, vehicleHtml] = await Promise.all([text(origin + results), text(origin + vehicle)]);
  const site = siteOf(resultsHtml);
  const font = /href="([^"]+\.woff2)"/.exec(resultsHtml)?.[1];
  if (!font) throw new Error('The product names no font');
  return {
    font,
    pages: {
      '/results': await readResults(origin, site, resultsHtml),
      '/vehicle': await readVehicle(origin, site, vehicleHtml, vehicle),
    },
  };
}

async function readResults(origin: string, site: Site, html: string): Promise<ResultsData> {
  const found = await json<Found>(`${origin}/api/search?refinementList[car_type][0]=used`);
  const shown = [...inside(html, 'main').matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, path]) => path);
  const cars = found.hits.filter(({ path }) => shown.includes(path));
  if (cars.length < 21) throw new Error(`The product shows other cars than its API: ${cars.length} of 21 are the same`);
  const facets: Facet[] = Object.entries(facetNames).map(([key, name]) => ({
    name,
    values: (found.facets[key] ?? []).map(({ label, count }) => ({ label, count })),
  }));
  const notes = [...html.matchAll(/<p [^>]*class="[^"]*(?:warning|intro)[^"]*"[^>]*>(.*?)<\/p>/gs)].map(([note]) =>
    textOf(note),
  );
  return { kind: 'results', site, title: textOf(inside(html, 'h1')), count: found.count, cars, facets, notes };
}

async function readVehicle(origin: string, site: Site, html: string, path: string): Promise<VehicleData> {
  const address = `${origin}/api${path}`;
  const [car, similar] = await Promise.all([json<WholeCar>(address), json<Found>(`${address}/similar`)]);
  const pictures = [...car.spin_images.slice(0, 1), ...car.images.map(({ image }) => image.url)];
  return {
    kind: 'vehicle',
    site,
    title: car.name,
    car: asCar(car),
    pictures,
    facts: factsOf(car),
    equipment: [...new Set(car.standardEquipment)],
    comments: car.dealercomments ?? '',
    location: car.location ?? { name: '', address: '', phone: '' },
    sections: sectionsOf(inside(html, 'main')).filter(
      ({ heading, texts }) => texts.length > 0 && !drawnFromTheCar.test(heading),
    ),
    similar: similar.hits.slice(0, 4).map(asCar),
  };
}

const facts: [name: string, field: string][] = [
  ['Kilometres', 'km'],
  ['Transmission', 'trans'],
  ['Fuel', 'fuel'],
  ['Body', 'simple_body'],
  ['Drive', 'drive'],
  ['Seats', 'seats'],
  ['Colour', 'colour'],
  ['Interior', 'interior_colour'],
  ['Doors', 'doors'],
  ['Series', 'series'],
  ['Stock number', 'stocknum'],
  ['VIN', 'vin'],
  ['Built', 'build_date'],
  ['Complied', 'compliance_date'],
];

function factsOf(car: WholeCar): VehicleData['facts'] {
  const said = [...facts.map(([name, field]) => [name, car[field]] as const), ...Object.entries(car.variant ?? {})];
  return said.flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
}

/** Only what a card reads: what else the API says would weigh on "React alone", which sends its data along. */
function asCar(car: Car): Car {
  const { slug, path, year, make, model, name, badge, series, price, before_price, price_type, km, status, tag } = car;
  const { simple_fuel, simple_body, simple_transmission, city, state, photos_count, primary_image_url } = car;
  const { average_market_price, repayment } = car;
  return {
    ...{ slug, path, year, make, model, name, badge, series, price, before_price, price_type, km, status, tag },
    ...{ simple_fuel, simple_body, simple_transmission, city, state, photos_count, primary_image_url },
    ...{ average_market_price, repayment },
  };
}

function siteOf(html: string): Site {
  const [header, footer] = [inside(html, 'header'), inside(html, 'footer')];
  const name = textOf(inside(header, 'a'));
  return {
    name,
    menu: linkGroups(inside(header, 'nav')),
    footer: linkGroups(footer).filter(({ title }) => title),
    stats: [...footer.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, what = '', count = '']) =>
      textOf(`${count} ${what}`),
    ),
    legal: [...footer.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([line]) => textOf(line)),
  };
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

const json = async <T>(address: string) => JSON.parse(await text(address)) as T;
