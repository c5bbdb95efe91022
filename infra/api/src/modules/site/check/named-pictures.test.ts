import { namedPictures } from './named-pictures';

test('pictures are found wherever a site or a group names one, addresses elsewhere and other words are not', () => {
  const site = {
    name: 'image',
    hero_image: 'hero',
    range_menu: [{ label: 'SUVs', href: '/x', picture: 'suv' }],
    pages: [
      {
        path: '/a',
        picture: { id: 'top', alt: 'hero' },
        blocks: [{ kind: 'gallery', pictures: [{ id: 'one' }, { id: 'two' }] }],
      },
    ],
    remotes: { 'mfe-vehicle': { why_picture: 'bay' }, 'mfe-search': { promos: [{ image: null }, { image: 'sale' }] } },
  };
  const group = {
    dealerships: [
      { slug: 'north', website: { url: 'https://north.example', logo_url: 'https://north.example/l.svg' } },
    ],
    locations: [
      {
        id: 'north',
        image: { image: { url: 'place' }, thumb: 'place-small' },
        team: [{ name: 'Mia', picture: 'face' }],
      },
      { id: 'south', image: { image: { url: 'https://north.example/1.jpg' }, thumb: '' } },
    ],
  };

  expect(Object.fromEntries(namedPictures(site).map(({ path, id }) => [path, id]))).toEqual({
    hero_image: 'hero',
    'range_menu.0.picture': 'suv',
    'pages.0.picture.id': 'top',
    'pages.0.blocks.0.pictures.0.id': 'one',
    'pages.0.blocks.0.pictures.1.id': 'two',
    'remotes.mfe-vehicle.why_picture': 'bay',
    'remotes.mfe-search.promos.1.image': 'sale',
  });
  expect(namedPictures(group).map(({ id }) => id)).toEqual(['place', 'place-small', 'face']);
});
