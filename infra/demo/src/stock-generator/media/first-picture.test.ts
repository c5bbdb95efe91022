import { FIRST_VIEWS, firstPictureBy } from './first-picture';

const gallery = FIRST_VIEWS.map((view) => `hatch-red-${view}`);
const many = Array.from({ length: 1000 }, (_, index) => `U${100_000 + index}`);

test.each(FIRST_VIEWS)(
  'half of the cars of a dealer who likes %s begin with it, the others with other views',
  (liked) => {
    const first = many.map((stocknum) => firstPictureBy(gallery, stocknum, liked)[0]);
    const shareOf = (view: string) => first.filter((id) => id === `hatch-red-${view}`).length / first.length;

    expect(shareOf(liked)).toBeGreaterThan(0.45);
    expect(shareOf(liked)).toBeLessThan(0.55);
    for (const view of FIRST_VIEWS) expect(shareOf(view)).toBeGreaterThan(0.06);
  },
);

test('a car has the same pictures whichever comes first, and in each import the same one does', () => {
  for (const stocknum of many.slice(0, 50)) {
    const images = firstPictureBy(gallery, stocknum, 'side');
    expect(images.toSorted()).toEqual(gallery.toSorted());
    expect(firstPictureBy(gallery, stocknum, 'side')).toEqual(images);
  }
});

test('of what has no such view the order stays', () => {
  expect(firstPictureBy(['picture-to-come'], 'U100001', 'side')).toEqual(['picture-to-come']);
});
