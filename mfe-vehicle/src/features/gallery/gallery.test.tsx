import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Gallery } from './gallery';
import { slidesOf } from './slides';

// jsdom has none.
globalThis.PointerEvent ??= class extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
  }
} as unknown as typeof PointerEvent;

const ids = (count: number) => Array.from({ length: count }, (_, index) => `picture-${index}`);
const pictures = (count: number) => slidesOf(ids(count), { standIn: 'no-photo-suv', video: null, custom: null });
const video = videoEmbed('https://youtu.be/dQw4w9WgXcQ');
const custom = { image: 'sale', alt: 'Sale', href: '/special-offers' };

test.each([
  [3, 0],
  [4, 4],
])('with %s pictures there are %s thumbnails', (count, thumbnails) => {
  renderWithStore(<Gallery slides={pictures(count)} name="2021 Mazda CX-5" />);

  expect(screen.queryAllByRole('button', { name: /^Show picture \d/ })).toHaveLength(thumbnails);
});

test.each([
  ['the video', { video, custom: null }, ['picture', 'video', 'picture', 'picture']],
  ["a site's own slide", { video: null, custom }, ['picture', 'custom', 'picture', 'picture']],
  ['the video, then the own slide', { video, custom }, ['picture', 'video', 'custom', 'picture', 'picture']],
])('second comes %s', (_case, extras, kinds) => {
  expect(slidesOf(ids(3), { standIn: 'no-photo-suv', ...extras }).map(({ kind }) => kind)).toEqual(kinds);
});

test('without a single photo there is the picture that says so', () => {
  expect(slidesOf([], { standIn: 'no-photo-suv', video: null, custom: null })).toEqual([
    { kind: 'picture', key: 'none', id: 'no-photo-suv' },
  ]);
});

test('a video is fetched from its provider only when it is asked for', async () => {
  const { container } = renderWithStore(
    <Gallery slides={slidesOf(ids(2), { standIn: 'no-photo-suv', video, custom: null })} name="2021 Mazda CX-5" />,
  );
  expect(container.querySelector('iframe')).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Play video of 2021 Mazda CX-5' }));

  const frame = await screen.findByTitle('Video of 2021 Mazda CX-5');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  // The frame itself may lose the focus when its document moves to a process of its own.
  expect(screen.getByRole('group', { name: 'Video of 2021 Mazda CX-5' })).toHaveFocus();
});

test('arrow keys step through the pictures full screen, Escape leads back to the button', async () => {
  renderWithStore(<Gallery slides={pictures(2)} name="2021 Mazda CX-5" />);
  const opener = screen.getByRole('button', { name: 'Show pictures full screen' });
  await userEvent.click(opener);

  const dialog = await screen.findByRole('dialog', { name: 'Pictures of 2021 Mazda CX-5' });
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('2 / 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('2 / 2')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Next picture' })).toBeDisabled();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  // The page's own strip has gone along.
  expect(screen.getByText('2 / 2')).toBeVisible();
});

test('a swipe that ends on a picture shows which one it is; on its way it does not', () => {
  renderWithStore(<Gallery slides={pictures(3)} name="2021 Mazda CX-5" />);
  const strip = screen.getByRole('list', { name: '2021 Mazda CX-5: 3 pictures' });
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  const swipedTo = (scrollLeft: number) => fireEvent.scroll(strip, { target: { scrollLeft } });

  swipedTo(300);
  expect(screen.getByText('1 / 3')).toBeVisible();
  swipedTo(799);
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
});

test('two fingers that part enlarge the picture between them, one moves it, a double press lays it as it was', async () => {
  renderWithStore(<Gallery slides={pictures(2)} name="2021 Mazda CX-5" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show pictures full screen' }));
  const picture = await screen.findByRole('img', { name: '2021 Mazda CX-5, picture 1 of 2' });
  const frame = picture.parentElement!;
  Object.defineProperty(frame, 'clientWidth', { value: 400 });
  Object.defineProperty(frame, 'clientHeight', { value: 300 });
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
    fireEvent[type](picture, { pointerId, clientX, clientY: 150 });

  finger('pointerDown', 1, 150);
  finger('pointerDown', 2, 250);
  finger('pointerMove', 2, 350);
  expect(picture.style.transform).toMatch(/scale\(2\)$/);
  expect(frame).toHaveAttribute('data-zoomed');
  finger('pointerUp', 2, 350);
  const lay = picture.style.transform;
  finger('pointerMove', 1, 100);
  expect(picture.style.transform).not.toBe(lay);
  expect(picture.style.transform).toMatch(/scale\(2\)$/);

  fireEvent.doubleClick(picture);
  expect(picture.style.transform).toBe('translate(0px, 0px) scale(1)');
  expect(frame).not.toHaveAttribute('data-zoomed');
});

test('the picture of no picture has no count and cannot be enlarged', () => {
  renderWithStore(
    <Gallery slides={slidesOf([], { standIn: 'no-photo-suv', video: null, custom: null })} name="2021 Mazda CX-5" />,
  );

  expect(screen.queryByRole('button', { name: 'Show pictures full screen' })).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
});

test('only behind its first picture stands what stands for it until it is there', () => {
  const placeholder = 'data:image/webp;base64,AAAA';
  const { container } = renderWithStore(
    <Gallery slides={pictures(3)} name="2021 Mazda CX-5" placeholder={placeholder} />,
  );

  const [standing, ...others] = container.querySelectorAll('img[src^="data:"]');
  expect(standing).toHaveAttribute('src', placeholder);
  expect(standing?.nextElementSibling).toHaveAccessibleName('2021 Mazda CX-5, picture 1');
  expect(others).toEqual([]);
});
