import { jest } from '@jest/globals';
import { mendDrawnPictures } from './drawn-pictures';

test('a picture that the server has drawn for good and that cannot be had becomes the not-found picture (S8-06)', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML =
    '<div data-server-drawn="top"><img id="drawn" src="/img/gone?w=640"></div><img id="other" src="/img/gone?w=640">';
  mendDrawnPictures();

  for (const image of document.images) image.dispatchEvent(new Event('error'));

  expect(document.getElementById('drawn')).toHaveAttribute('src', expect.stringContaining('not-found'));
  expect(document.getElementById('other')).toHaveAttribute('src', '/img/gone?w=640');
});
