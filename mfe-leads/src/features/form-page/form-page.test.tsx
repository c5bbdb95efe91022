import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { aLocation } from '@shared-kit/testing/a-location';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillInContact } from '../../testing/fill-in-contact';
import { counter, depot, renderPage, workshop } from '../../testing/render-form-page';
import { PAGE_TEXTS } from './form-pages';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(Object.entries(PAGE_TEXTS))(
  '%s asks everything its form defines, each question with a name',
  (path, page) => {
    const { container } = renderPage(path);
    const form = LEAD_FORMS[page.form];

    expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
    for (const field of form?.fields ?? []) {
      if (field.kind !== 'hidden') expect(screen.getAllByText(field.label, { exact: false })[0]).toBeVisible();
    }
    expect(container.querySelector('input[name=form]')).toHaveValue(page.form);
    expect(container.querySelector('input[name=_form]')).toHaveValue(page.form);
  },
);

test('an enquiry whose address names no vehicle says so, and speaks of none', () => {
  renderPage('/enquire/vehicle');

  expect(screen.queryByText(/about this vehicle/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Your message is about no vehicle yet\./)).toBeVisible();
});

test('parts: only parts counters are offered, mistakes are listed in the order of the page, answers are sent', async () => {
  const { user, sent, currentUrl } = renderPage('/vehicle-parts-and-accessories');
  const places = await screen.findByLabelText('Location');
  expect(within(places).queryByRole('option', { name: 'Workshop' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Ask for parts' }));
  const summary = await screen.findByRole('group', { name: 'Please fix the following errors:' });
  expect(within(summary).getByRole('link', { name: 'Enter the part or accessory' })).toHaveAttribute(
    'href',
    `#${screen.getByLabelText('Which part or accessory?').id}`,
  );

  await user.selectOptions(places, 'Parts depot');
  await user.type(screen.getByLabelText('Which part or accessory?'), 'Tow bar');
  await user.type(screen.getByLabelText('Make, model and year'), 'Hilux 2020');
  await user.click(screen.getByLabelText('Have it fitted here'));
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Ask for parts' }));

  await waitFor(() => expect(currentUrl()).toBe('/success?form=parts&sent=proof'));
  expect(sent).toEqual([
    expect.objectContaining({ form: 'parts', location_id: 'depot', part_wanted: 'Tow bar', fitting: 'on' }),
  ]);
});

test('a vehicle in the address stays in view, and the lead is about it and its dealership', async () => {
  const { user, sent } = renderPage('/enquire/offer?car_id=car-1');

  expect(await screen.findByRole('link', { name: /2021 Mazda CX-5/ })).toHaveAttribute('href', '/cars/the-car');
  await user.type(screen.getByLabelText('Your offer'), '29,500');
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Send offer' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    car_id: 'car-1',
    dealership_slug: 'south',
    location_id: 'south-yard',
    offer_amount: '29,500',
    shown: 'what the card said',
  });
});

test('beside a form about a vehicle stand number and address of its place, and a failure has the same number', async () => {
  const yard = aLocation({
    id: 'south-yard',
    dealership_slug: 'south',
    address: { ...depot.address, street: '9 South Rd' },
  });
  const { user } = renderPage('/enquire/offer?car_id=car-1', [workshop, yard], { flags: { phone_reveal: false } });
  const ways = screen.getByRole('complementary', { name: 'Other ways to reach us' });

  expect(await within(ways).findByRole('link', { name: '07 3333 1111' })).toBeVisible();
  expect(ways).toHaveTextContent('9 South Rd');
  expect(within(ways).queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  server.use(http.post('*/api/leads', () => HttpResponse.error()));
  await user.type(screen.getByLabelText('Your offer'), '29,500');
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('07 3333 1111');
});

test('where numbers are hidden it is asked for beside the form too, and counted once', async () => {
  const counted: unknown[] = [];
  server.use(
    http.post('*/api/phone-reveals', async ({ request }) => {
      counted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderPage('/enquire/offer?car_id=car-1');

  await user.click(await screen.findByRole('button', { name: 'Show phone number' }));

  const number = await screen.findByRole('link', { name: '07 3333 1111' });
  // With the next frame: the link is there before it has the focus.
  await waitFor(() => expect(number).toHaveFocus());
  await waitFor(() =>
    expect(counted).toEqual([{ car_id: 'car-1', dealership_id: 'dealership-1', website_id: 'sunrise' }]),
  );
});

test('beside the form, and where it fails, are number and address of the place that was chosen', async () => {
  const own = { ...depot.contact_detail, phone: '0733332222' };
  const { user } = renderPage('/vehicle-parts-and-accessories', [counter, { ...depot, contact_detail: own }]);
  server.use(http.post('*/api/leads', () => HttpResponse.error()));

  const ways = screen.getByRole('complementary', { name: 'Other ways to reach us' });
  expect(within(ways).getByRole('link', { name: 'hello@sunrise.example' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Location'), 'Parts depot');
  expect(within(ways).getByRole('link', { name: '07 3333 2222' })).toBeVisible();
  expect(ways).toHaveTextContent(`Parts depot${depot.address.street}`);
  // It is the site's, not this place's.
  expect(within(ways).queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Which part or accessory?'), 'Tow bar');
  await user.type(screen.getByLabelText('Make, model and year'), 'Hilux 2020');
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Ask for parts' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('07 3333 2222');
});

test('an address that names no vehicle anybody knows is the form without one', async () => {
  renderPage('/enquire/photos?car_id=gone');

  expect(await screen.findByRole('button', { name: 'Request photos' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: /Mazda/ })).not.toBeInTheDocument();
});

test('what the address knows is filled in', () => {
  renderPage('/models/order-now?model_id=hilux&model_name=HiLux&vehicle=SR5%204x4');

  expect(screen.getByLabelText('Model')).toHaveValue('HiLux');
  expect(screen.getByLabelText(/^Variant/)).toHaveValue('SR5 4x4');
});

test('details are remembered only when asked to, fill the next form in, and can be forgotten there', async () => {
  const first = renderPage('/enquire/photos');
  await fillInContact(first.user);
  await first.user.click(await screen.findByLabelText(/Remember my details/));
  await first.user.click(screen.getByRole('button', { name: 'Request photos' }));
  // The details are kept once the answer has come; the page of thanks is opened after that.
  await waitFor(() => expect(first.currentUrl()).toMatch(/^\/success/));
  expect(first.sent).toEqual([expect.not.objectContaining({ _remember: expect.anything() })]);
  first.unmount();

  const { user } = renderPage('/finance-enquiry');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Robin'));
  await user.click(screen.getByRole('button', { name: 'Forget my details' }));

  expect(screen.getByLabelText(/Remember my details/)).not.toBeChecked();
  expect(localStorage.getItem('sunrise:user-details')).toBeNull();
});

const north = aLocation({ id: 'north-sales', dealership_slug: 'north', dealership_name: 'North Motors' });
const south = aLocation({ id: 'south-sales', dealership_slug: 'south', dealership_name: 'South Motors' });

test.each(['/careers', '/fleet', '/finance-enquiry', '/apply-for-finance', '/enquire/offer', '/enquire/similar'])(
  '%s asks which of several dealerships is to answer, and the address may prefer one (S5-22)',
  async (path) => {
    const { user, sent, unmount } = renderPage(path, [north, south]);
    const dealership = await screen.findByLabelText('Dealership');
    expect(dealership).toHaveValue('');
    await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    const summary = await screen.findByRole('group', { name: 'Please fix the following errors:' });
    expect(within(summary).getByRole('link', { name: 'Choose a dealership' })).toHaveAttribute(
      'href',
      `#${dealership.id}`,
    );
    expect(sent).toEqual([]);
    unmount();

    renderPage(`${path}?preferredDealership=south`, [north, south]);
    expect(await screen.findByLabelText('Dealership')).toHaveValue('south');
  },
);

test('an order of a Toyota offers the dealerships that sell Toyotas', async () => {
  const toyota = aLocation({ id: 'toyota', name: 'Toyota Yard', manufacturers: ['Toyota'] });
  const other = aLocation({ id: 'toyota-too', name: 'Second Yard', manufacturers: ['Mazda', 'Toyota'] });
  renderPage('/models/order-now?model_id=toyota-hilux&model_name=HiLux', [north, toyota, other]);

  const names = within(await screen.findByLabelText('Location')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Choose a location', 'Toyota Yard', 'Second Yard']);
});

test('a site that sells no new model takes no order, and shows what there is', () => {
  renderPage('/models/order-now', [north], { new_model_count: 0 });

  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse all stock' })).toHaveAttribute('href', ALL_STOCK);
});

test('one dealership is sent without being asked for', async () => {
  const { container } = renderPage('/fleet', [south]);

  await waitFor(() => expect(container.querySelector('[name=dealership_slug]')).toHaveValue('south'));
  expect(screen.queryByLabelText('Dealership')).toBeNull();
});

test('what no place of the site does is not offered, and there is a number to call (S5-73)', async () => {
  renderPage('/service', [north, south]);

  expect(await screen.findByText(/None of our locations takes this online/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});
