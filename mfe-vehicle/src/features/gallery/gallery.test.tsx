import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Gallery } from './gallery';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `picture-${index}`);

test.each([
  [3, 0],
  [4, 4],
])('with %s pictures there are %s thumbnails', (count, thumbnails) => {
  renderWithStore(<Gallery ids={pictures(count)} name="2021 Mazda CX-5" />);

  expect(screen.queryAllByRole('button', { name: /^Show picture \d/ })).toHaveLength(thumbnails);
});

test('arrow keys step through the pictures full screen, Escape leads back to the button', async () => {
  renderWithStore(<Gallery ids={pictures(2)} name="2021 Mazda CX-5" />);
  const opener = screen.getByRole('button', { name: 'Show pictures full screen' });
  await userEvent.click(opener);

  expect(await screen.findByRole('dialog', { name: 'Pictures of 2021 Mazda CX-5' })).toBeVisible();
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByAltText('2021 Mazda CX-5, picture 2 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByAltText('2021 Mazda CX-5, picture 2 of 2')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});
