import { screen, waitFor } from '@testing-library/react';
import { dana, desk, editor } from '../../../test/content-desk';
import { open } from '../../../test/open-console';

async function openWith(block: object) {
  const state = desk({
    page: { path: '/about-us', title: 'About us', description: 'Who we are.', body: 'Text.', blocks: [block] },
  });
  const user = open(editor, dana);
  await screen.findByLabelText('Title');
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(state.draftsSent()).not.toEqual([]));
    return (state.draftsSent().at(-1)!.body['page'] as { blocks: object[] }).blocks[0];
  };
  return { user, saved };
}

test('vehicles of a search are chosen by an address as the browser has it', async () => {
  const { user, saved } = await openWith({ kind: 'stock', heading: '', search: '', count: 4 });
  await user.click(screen.getByLabelText('Address of the results'));
  await user.paste('http://corella.localhost:3000/search/used-cars?sortBy=newest');
  await user.clear(screen.getByLabelText('How many vehicles at most'));
  await user.type(screen.getByLabelText('How many vehicles at most'), '8');

  expect(await saved()).toEqual({
    ...{ kind: 'stock', heading: '' },
    ...{ search: '/search/used-cars?sortBy=newest', count: 8 },
  });
});

test('locations are ticked, and one that the site has no more can be taken out', async () => {
  const { user, saved } = await openWith({ kind: 'locations', heading: '', places: ['closed'] });
  await user.click(await screen.findByLabelText('Cairns'));
  await user.click(screen.getByLabelText('closed (gone)'));

  expect(await saved()).toMatchObject({ places: ['cairns'] });
});

test('reviews are of one location', async () => {
  const { user, saved } = await openWith({ kind: 'reviews', heading: '', place: '' });
  await screen.findByRole('option', { name: 'Noosa' });
  await user.selectOptions(screen.getByLabelText('Location'), 'Noosa');

  expect(await saved()).toMatchObject({ place: 'noosa' });
});

test('a form is chosen among those there are, and who answers it', async () => {
  const { user, saved } = await openWith({ kind: 'form', heading: '', form: 'enquiry', place: '' });
  await screen.findByRole('option', { name: 'Noosa' });
  await user.selectOptions(screen.getByLabelText('Form'), 'service');
  await user.selectOptions(screen.getByLabelText('Location'), 'Noosa');

  expect(await saved()).toMatchObject({ form: 'service', place: 'noosa' });
});

test('the people of one location are shown', async () => {
  const { user, saved } = await openWith({ kind: 'team', heading: '', place: '' });
  await screen.findByRole('option', { name: 'Noosa' });
  await user.selectOptions(screen.getByLabelText('Location'), 'Noosa');

  expect(await saved()).toMatchObject({ kind: 'team', place: 'noosa' });
});

test('large words ask for what goes with a picture, a video or vehicles, and a button may be left out', async () => {
  const { user, saved } = await openWith({ kind: 'hero', heading: 'Sale', text: '', shows: 'picture' });
  expect(screen.getByRole('group', { name: 'Picture beside the words' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What it shows', { selector: 'select' }), 'A video');
  await user.click(screen.getByLabelText('Where it comes from'));
  await user.paste('https://vimeo.com/76979871');
  await user.click(screen.getByLabelText(/^Words on the button/));
  await user.paste('Look');
  await user.clear(screen.getByLabelText(/^Words on the button/));

  expect(await saved()).toMatchObject({ shows: 'video', address: 'https://vimeo.com/76979871' });
  await user.selectOptions(screen.getByLabelText('What it shows', { selector: 'select' }), 'Vehicles on offer');
  expect(screen.getByLabelText('Address of the results')).toHaveValue('/special-offers');
  expect(screen.queryByLabelText('Where it comes from')).not.toBeInTheDocument();
});

test('each kind of part can be added, with its own fields', async () => {
  const { user } = await openWith({ kind: 'text', heading: '', text: 'One.' });
  await user.click(screen.getByRole('button', { name: 'Add offers' }));

  expect(screen.getByLabelText('How many vehicles at most')).toHaveValue(4);
});
