import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import { shownCarSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { join } from 'node:path';
import { expandGroup } from '@infra/demo/groups/expand-group';
import { readDemoGroups } from '@infra/demo/groups/read-demo-groups';
import { readSiteFiles } from '@infra/demo/sites/read-site-files';
import { loadCloserLooks } from '@infra/demo/stock-generator/media/closer-looks';
import { generateStock } from '@infra/demo/stock-generator/generate-stock';
import { loadSpinLibrary } from '@infra/demo/stock-generator/media/spins';
import { carBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { groupFileSchema } from '../../locations/import-group.service';
import { buildCar } from '../../stock/car/build-car';
import { loadPictureLibrary } from '../../stock/car/library-pictures';
import { feedCarSchema } from '../../stock/feed/feed-car.contract';
import { facesOf } from './brochure-faces';
import { layOutBrochure } from './brochure-layout';
import { brochureRuler } from './brochure-ruler';
import { FOOT_TOP, MARGIN, PAGE, WORDS_END, marksOf } from './brochure-sheet';
import type { Mark, Sheet } from './brochure-sheet';

const now = new Date('2026-11-22T00:00:00Z');
const groups = await readDemoGroups();
const pictures = join(import.meta.dirname, '../../../../../demo/pictures');
const libraries = {
  pickPictures: await loadPictureLibrary(pictures),
  pickSpin: await loadSpinLibrary(pictures),
  pickCloserLooks: await loadCloserLooks(pictures),
};

/** Ten cars of the group as the importer makes them, of every kind it sells. */
function carsOf(slug: string) {
  const group = groups.find((each) => each.slug === slug)!;
  const { dealerships, locations } = groupFileSchema.parse(expandGroup(group, '2026-11-22'));
  const places = {
    dealerships: new Map(dealerships.map(({ slug: id, name }) => [id, { id, slug: id, name }])),
    locations: new Map(
      locations.map((location) => [
        location.id,
        { ...location, dealership_id: location.dealership_slug, dealership_name: '', dealership_website: null },
      ]),
    ),
  };
  const rows = [...generateStock({ group, count: 200, seed: 7, now, ...libraries })];
  return rows
    .filter((_, index) => index % 20 === 0)
    .map((row) => {
      const car = buildCar(feedCarSchema.parse(row), { places, fallbackDealership: undefined, now });
      if ('reason' in car) throw new Error(car.reason);
      return shownCarSchema.parse({ ...car, canonical_url: `https://${slug}.example${car.path}` });
    });
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
/** What feeds do to a brochure, one after the other over a site's ten cars. */
const hardships: ((brochure: CarBrochure) => CarBrochure)[] = [
  (same) => same,
  (same) => same,
  (all) => ({ ...all, facts: [], features: [], comments: '', subtitle: '' }),
  (all) => ({ ...all, comments: words(2_000), title: words(60) }),
  (all) => ({ ...all, title: 'W'.repeat(4_000), comments: 'x'.repeat(9_000) }),
  (all) => ({ ...all, features: Array.from({ length: 120 }, (_, index) => `Feature ${index} ${words(index % 12)}`) }),
  (all) => ({ ...all, facts: all.facts.map(({ label }) => ({ label, value: words(40) })) }),
  (all) => ({ ...all, dealer: { ...all.dealer, name: words(30), address: words(50), site: words(20) } }),
  (all) => ({
    ...all,
    url: `${all.url}${'-long'.repeat(60)}`,
    price: { ...all.price, text: words(9), type: words(9) },
  }),
  (all) => ({ ...all, comments: words(110 + (all.title.length % 40)) }),
];

const sheets: [string, Sheet, CarBrochure][] = [];
for (const { given } of await readSiteFiles()) {
  const site = siteConfigSchema.strip().parse(given);
  const ruler = brochureRuler(await facesOf(site.theme.font));
  for (const [index, car] of carsOf(site.dealership_group).entries()) {
    const brochure = (hardships[index] ?? ((same) => same))(carBrochure(car, site, now));
    sheets.push([`${site.slug} ${index}`, layOutBrochure(brochure, ruler), brochure]);
  }
}

const overlap = (a: Mark, b: Mark) =>
  a.page === b.page &&
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

test('sixty brochures of six sites are there to be looked at', () => {
  expect(sheets).toHaveLength(60);
});

test.each(sheets)('%s: nothing lies over anything else, or beyond the page', (_name, { parts, aside }) => {
  const marks = [...marksOf(parts), ...aside];

  const over = marks.flatMap((one, index) =>
    marks.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one, other]] : [])),
  );
  expect(over).toEqual([]);
  const beyond = marks.filter(
    ({ x, y, width, height }) =>
      x < MARGIN - 0.5 || y < 0 || x + width > PAGE.width - MARGIN + 0.5 || y + height > PAGE.height - 18,
  );
  expect(beyond).toEqual([]);
});

test.each(sheets)('%s: words end above the foot, which every page has', (_name, { pages, parts, aside }) => {
  const marks = [...marksOf(parts), ...aside];

  expect(marks.filter(({ y, height }) => y < FOOT_TOP && y + height > WORDS_END + 0.5)).toEqual([]);
  for (let page = 0; page < pages; page += 1)
    expect(marks.filter((mark) => mark.page === page && mark.kind === 'code')).toHaveLength(1);
});

test.each(sheets)('%s: one page, or a second one that holds more than a few lines', (_name, { pages, parts }) => {
  expect(pages).toBeLessThanOrEqual(2);
  const second = marksOf(parts).filter(({ page }) => page === 1);
  if (pages === 2) expect(new Set(second.map(({ y }) => y)).size).toBeGreaterThan(5);
});

test.each(sheets)(
  '%s: the price stands with its type, and a hired car’s with what it costs to buy',
  (_name, { parts }, { price }) => {
    const text = marksOf(parts)
      .flatMap((mark) => (mark.kind === 'line' ? [mark.text] : []))
      .join(' ');

    for (const part of [price.text, price.type, price.toBuy?.text, price.toBuy?.type])
      if (part) expect(text).toContain(part.slice(0, 9));
  },
);

test('some of them are by subscription, and say so', () => {
  const hired = sheets.filter(([, , { price }]) => price.toBuy !== null);

  expect(hired.length).toBeGreaterThan(0);
  for (const [, , { price }] of hired) expect(price.type).toMatch(/a week by subscription|^word/);
});

test('as the demo sells them cars are on one page', () => {
  const plain = sheets.filter(([name]) => /[01]$/.test(name));

  expect(plain.filter(([, { pages }]) => pages > 1).map(([name]) => name)).toEqual([]);
});
