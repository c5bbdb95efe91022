import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dana, desk, editor } from '../../../test/content-desk';
import { open } from '../../../test/open-console';

const page = { path: '/eofy', title: 'Sale', description: 'A sale.', body: 'Text.' };

async function openWith(more: object = {}) {
  const state = desk({ page: { ...page, ...more } });
  const user = open(editor, dana);
  await screen.findByLabelText(/^It begins/);
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(state.draftsSent()).not.toEqual([]));
    return state.draftsSent().at(-1)!.body['page'];
  };
  const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { user, saved, set };
}

test('a page begins and ends by the clocks of its site, and its address leads on then', async () => {
  const { user, saved, set } = await openWith();
  expect(screen.queryByLabelText(/^Where its address leads once/)).not.toBeInTheDocument();
  set(/^It begins/, '2099-06-01T00:00');
  set(/^It ends/, '2099-07-01T00:00');
  await user.click(screen.getByLabelText(/^Where its address leads once/));
  await user.paste('/special-offers');

  expect(await saved()).toMatchObject({
    ...{ start: '2099-05-31T14:00:00.000Z', expiry: '2099-06-30T14:00:00.000Z' },
    moved_to: '/special-offers',
  });
});

test('a page that is to stay has neither an end nor a way on after it', async () => {
  const { saved, set } = await openWith({ expiry: '2099-06-30T14:00:00.000Z', moved_to: '/special-offers' });
  expect(screen.getByLabelText(/^It ends/)).toHaveValue('2099-07-01T00:00');
  set(/^It ends/, '');

  expect(await saved()).not.toHaveProperty('expiry');
  expect(await saved()).not.toHaveProperty('moved_to');
});

test('positions are added and taken out, each with the day it closes', async () => {
  const { user, saved, set } = await openWith();
  await user.click(screen.getByRole('button', { name: 'One more position' }));
  for (const [label, words] of [
    ['Position 1', 'Technician'],
    ['What is to be done, and who fits (position 1)', 'Servicing.'],
    ['Town of position 1', 'Cairns'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(words);
  }
  await user.selectOptions(screen.getByLabelText('Employment of position 1'), 'Part time');
  set(/^Position 1 closes/, '2099-03-31T17:00');

  expect(await saved()).toMatchObject({
    positions: [
      {
        ...{ title: 'Technician', text: 'Servicing.', city: 'Cairns', state: 'QLD', employment: 'PART_TIME' },
        closes: '2099-03-31T07:00:00.000Z',
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Remove position 1' }));
  expect(screen.queryByLabelText('Position 1')).not.toBeInTheDocument();
});
