import { TRADE_IN_FORM } from '@shared-kit/contracts/form/trade-in-form';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aSite } from '@shared-kit/testing/a-site';
import { keepSent } from '../../lead-form/after-sending';
import { leadsApi } from '../../api/leads.api';
import { TradeInPage } from './trade-in-page';

afterEach(() => sessionStorage.clear());

function renderPage(url: string) {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: [] })));
  const page = (
    <RenderTimeContext value={Date.now()}>
      <TradeInPage />
    </RenderTimeContext>
  );
  return { ...renderWithStore(page, { apis: [leadsApi], url, path: '/trade-in' }), user: userEvent.setup() };
}
const answered = '/trade-in?trade_year=2021&trade_make=Kia&trade_model=Seltos&trade_km=40000';

test('a step leads to the address of the next one, with every answer in it and nothing about the person', async () => {
  const { user, currentUrl } = renderPage('/trade-in');

  await user.type(screen.getByLabelText('Year'), '2021');
  await user.type(screen.getByLabelText('Make'), 'Kia');
  await user.type(screen.getByLabelText('Model'), 'Seltos');
  await user.type(screen.getByLabelText(/^Kilometres/), '40,000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(Object.fromEntries(new URLSearchParams(currentUrl().split('?')[1]))).toMatchObject({
    step: 'details',
    trade_km: '40,000',
    trade_condition: 'Good',
  });
  expect(screen.getByRole('form', { name: 'Value my vehicle' })).toBeVisible();
  expect(screen.getByLabelText(/Registration number/)).toBeVisible();
});

test('what was typed stays in both directions, the person too, and none of it in an address', async () => {
  const first = renderPage('/trade-in');
  await first.user.type(screen.getByLabelText('Year'), '2021');
  await first.user.type(screen.getByLabelText('Model'), 'Seltos');
  first.unmount();

  const second = renderPage(`${answered}&step=condition`);
  await second.user.click(screen.getByRole('radio', { name: 'Good' }));
  await second.user.click(screen.getByRole('checkbox', { name: /^There is finance on it/ }));
  second.unmount();

  const third = renderPage(`${answered}&trade_condition=Good&step=details`);
  await third.user.type(screen.getByLabelText('First name'), 'Mia');
  expect(third.currentUrl()).not.toContain('Mia');
  third.unmount();

  const back = renderPage(`${answered}&step=condition`);
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^There is finance on it/ })).toBeChecked();
  back.unmount();
  const start = renderPage('/trade-in?trade_year=2019');
  expect(screen.getByLabelText('Year')).toHaveValue('2019');
  expect(screen.getByLabelText('Model')).toHaveValue('Seltos');
  start.unmount();
  renderPage(`${answered}&trade_condition=Good&step=details`);
  expect(screen.getByLabelText('First name')).toHaveValue('Mia');

  keepSent(TRADE_IN_FORM, { site: aSite().slug, typed: {}, category: '', car: null, remember: false });
  expect(JSON.stringify(sessionStorage)).not.toContain('Mia');
});

test.each([
  ['', 'What is your vehicle worth?', 'Vehicle'],
  ['&step=condition', 'Condition of your vehicle', 'Condition'],
  ['&trade_condition=Good&step=details', 'Your details', 'Your details'],
])('the step at "%s" has a heading and a title of its own', (step, heading, title) => {
  renderPage(answered + step);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toMatch(new RegExp(`^${title}: value your vehicle`));
});

test('a caravan goes on without kilometres, to a person; nobody is told so before they had the chance to say', () => {
  const swan = '/trade-in?trade_year=2024&trade_make=Jayco&trade_model=Swan';
  const first = renderPage(swan);
  expect(screen.getByLabelText(/^Kilometres/)).not.toBeRequired();
  expect(screen.queryByText('A person values this one.')).toBeNull();
  first.unmount();

  renderPage(`${swan}&step=condition`);
  expect(screen.getByRole('heading', { level: 1, name: 'Condition of your vehicle' })).toBeVisible();
  expect(screen.getByText('A person values this one.')).toBeVisible();
});

test('an address that skips a step shows that step and what is missing', () => {
  renderPage(`${answered}&step=details`);

  expect(screen.getByText('Condition', { selector: '[aria-current=step]' })).toBeVisible();
  const summary = screen.getByRole('group', { name: 'Please fix the following errors:' });
  expect(within(summary).getByRole('link', { name: 'Choose the condition' })).toBeVisible();
});

test('going back to a step finds what was answered', () => {
  renderPage(`${answered}&trade_condition=Fair&step=vehicle`);

  expect(screen.getByLabelText('Make')).toHaveValue('Kia');
  expect(screen.queryByRole('group', { name: /Please fix/ })).not.toBeInTheDocument();
});

test('the first step says how an estimate is made; who is on the way is not told again', () => {
  const { unmount } = renderPage('/trade-in');
  expect(screen.getByRole('region', { name: 'How your estimate is made' })).toBeVisible();
  unmount();

  renderPage(`${answered}&step=condition`);
  expect(screen.queryByRole('region', { name: 'How your estimate is made' })).toBeNull();
});

test('the last step sends the earlier answers unseen', () => {
  const { container } = renderPage(`${answered}&trade_condition=Good&step=details`);

  expect(container.querySelector('input[type=hidden][name=trade_km]')).toHaveValue('40000');
  expect(screen.queryByLabelText('Make')).not.toBeInTheDocument();
});

test.each([
  ['over seven years', `trade_year=${new Date().getFullYear() - 8}&trade_km=40000`, true],
  ['over 100,000 km', `trade_year=${new Date().getFullYear()}&trade_km=100,001`, true],
  ['of seven years and 100,000 km', `trade_year=${new Date().getFullYear() - 7}&trade_km=100000`, false],
  ['of which nothing is known yet', '', false],
])('of a vehicle %s each step says whether an estimate will come (S5-68)', (_what, typed, isForPerson) => {
  const vehicle = `/trade-in?trade_make=Kia&trade_model=Seltos&${typed}`;
  const steps = typed ? ['&step=condition', '&trade_condition=Good&step=details'] : [''];
  for (const step of steps) {
    const { unmount } = renderPage(vehicle + step);
    expect(screen.queryAllByText('A person values this one.')).toHaveLength(isForPerson ? 1 : 0);
    if (step.endsWith('details'))
      expect(
        screen.getByRole('button', { name: isForPerson ? 'Ask for a valuation' : 'Show my estimate' }),
      ).toBeEnabled();
    unmount();
  }
});

test('a vehicle is asked for by its plate; its questions unfold once one of them is answered, or the plate is not known', async () => {
  const isOpen = () => screen.getByText('Or tell us what it is').closest('details')?.open;
  const first = renderPage('/trade-in');
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Find my car' })).toBeVisible();
  await first.user.click(screen.getByText('Or tell us what it is'));
  await first.user.type(screen.getByLabelText('Model'), 'Seltos');
  first.unmount();

  const again = renderPage('/trade-in');
  expect(isOpen()).toBe(true);
  again.unmount();
  sessionStorage.clear();
  const unknown = renderPage('/trade-in?looked=none');
  expect(isOpen()).toBe(true);
  unknown.unmount();
  renderPage('/trade-in?trade_year=2021');
  expect(isOpen()).toBe(true);
});
