import { carPictures } from './car-pictures';

const images = (...urls: string[]) => ({ images: urls.map((url) => ({ image: { url, thumb: { url } } })) });

test.each([
  'default.png',
  'picture-to-come',
  'https://cdn.example/no-image.jpg',
  'placeholder',
  'not-found',
  'no_photo.webp',
  '',
])('%s is no photo', (url) => {
  expect(carPictures(images(url))).toEqual([]);
});

test('photos stay in their order, each once', () => {
  expect(carPictures(images('front', 'default.png', 'side', 'front', 'default-blue-front'))).toEqual([
    'front',
    'side',
    'default-blue-front',
  ]);
});
