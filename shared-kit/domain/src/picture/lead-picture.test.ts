import { leadPicture } from './lead-picture';

const images = ['default.png', 'front', 'side'].map((url) => ({ image: { url, thumb: { url } } }));
const turn = Array.from({ length: 36 }, (_, index) => `frame-${index}`);

test.each([
  ['a car that turns', { images, spin_images: turn }, false, 'frame-0'],
  ['one on a site that shows photos first', { images, spin_images: turn }, true, 'front'],
  ['one with too few frames for a turn', { images, spin_images: turn.slice(0, 7) }, false, 'front'],
  ['one without a turn', { images, spin_images: [] }, false, 'front'],
  ['one without any picture', { images: [], spin_images: [] }, false, null],
])('the page of %s opens with its own picture', (_case, car, gallery_first, picture) => {
  expect(leadPicture(car, { gallery_first })).toBe(picture);
});
