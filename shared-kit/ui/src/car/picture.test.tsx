import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const car = { alt: 'White SUV', sizes: '100vw' };

test('offers every width of a stock picture and keeps its room', () => {
  render(<Picture id="suv-white-front" {...car} />);

  const image = screen.getByRole('img', { name: 'White SUV' });
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/img/suv-white-front?w=320 320w, '));
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '640');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('fetches the first picture of a page at once', () => {
  render(<Picture id="suv-white-front" {...car} priority />);

  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('shows the not-found picture when one cannot be had, and does not try for ever', () => {
  render(<Picture id="gone" {...car} />);
  const image = screen.getByRole<HTMLImageElement>('img');

  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/img/not-found?w=640');
  expect(image).not.toHaveAttribute('srcset');

  // Touched again, it would lose this.
  image.setAttribute('srcset', 'left-alone');
  fireEvent.error(image);
  expect(image).toHaveAttribute('srcset', 'left-alone');
});

test('tries again for another picture', () => {
  const { rerender } = render(<Picture id="gone" {...car} />);
  fireEvent.error(screen.getByRole('img'));

  rerender(<Picture id="suv-red-front" {...car} />);

  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/suv-red-front?w=640');
});

test('is a quiet tile, and no broken icon, where no picture can be had (S8-06)', () => {
  render(<Picture id={null} {...car} />);
  const image = screen.getByRole('img');
  fireEvent.error(image);

  expect(image).not.toHaveAttribute('src');
  expect(image).toHaveAccessibleName();
});

test('shows the not-found picture for a car without any', () => {
  render(<Picture id={null} {...car} />);

  expect(screen.getByRole('img')).toHaveAttribute('src', '/img/not-found?w=640');
});

test('says once that a picture cannot be had, in however many places it stands', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <>
      <Picture id="lost" {...car} />
      <Picture id="lost" {...car} />
    </>,
  );

  for (const image of screen.getAllByRole('img')) fireEvent.error(image);

  expect(warn.mock.calls).toEqual([['The picture http://localhost/img/lost?w=640 cannot be had']]);
  warn.mockRestore();
});
