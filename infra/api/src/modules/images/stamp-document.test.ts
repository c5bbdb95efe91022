import { stampDocument } from './images.service';

const stamp = (id: string) => Promise.resolve(/^[a-z-]+$/.test(id) ? `${id}.1a2b3c4d` : id);

test('every picture that a site names gets its stamp, and nothing else does', async () => {
  const site = {
    name: 'image',
    hero_image: 'hero-range',
    chat_url: 'https://chat.example',
    remotes: {
      'mfe-vehicle': { gallery_slide: { image: 'hero-small-cars', alt: 'hero', href: '/book-test-drive' } },
      'mfe-search': { promos: [{ image: 'hero-electric', title: 'url' }, { image: null }] },
    },
  };

  expect(await stampDocument(site, stamp)).toEqual({
    ...site,
    hero_image: 'hero-range.1a2b3c4d',
    remotes: {
      'mfe-vehicle': { gallery_slide: { image: 'hero-small-cars.1a2b3c4d', alt: 'hero', href: '/book-test-drive' } },
      'mfe-search': { promos: [{ image: 'hero-electric.1a2b3c4d', title: 'url' }, { image: null }] },
    },
  });
});

test("a place's picture gets its stamp, an address elsewhere stays", async () => {
  const group = {
    dealerships: [{ slug: 'north', website: { name: 'north', url: 'https://north.example' } }],
    locations: [
      { name: 'North', image: { image: { url: 'place-north' }, thumb: 'place-north-small' } },
      { name: 'South', image: { image: { url: 'https://north.example/1.jpg' }, thumb: '' } },
    ],
  };

  expect(await stampDocument(group, stamp)).toEqual({
    ...group,
    locations: [
      { name: 'North', image: { image: { url: 'place-north.1a2b3c4d' }, thumb: 'place-north-small.1a2b3c4d' } },
      group.locations[1],
    ],
  });
});
