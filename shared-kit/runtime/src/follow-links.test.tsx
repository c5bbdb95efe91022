import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLinks } from './follow-links';

const routes = [{ path: '/', children: [{ path: 'stock' }, { path: 'cars/:slug' }, { path: '*' }] }];
const go = jest.fn();
const left = jest.fn<(event: Event) => void>();
let end = () => {};

beforeEach(() => {
  go.mockClear();
  left.mockClear();
  end = followLinks(routes, go);
  // Whoever comes after: what is not prevented by then is the browser's. jsdom itself cannot leave a page.
  addEventListener('click', leave);
});
afterEach(() => {
  end();
  removeEventListener('click', leave);
});

function leave(event: Event) {
  if (!event.defaultPrevented) left(event);
  event.preventDefault();
}

test('goes to a page of the site without leaving the document, with all its address says', async () => {
  render(
    <a href="/cars/a-car?from=list">
      <b>A car</b>
    </a>,
  );

  await userEvent.click(screen.getByText('A car'));

  expect(go).toHaveBeenCalledWith('/cars/a-car?from=list', { replace: false });
  expect(left).not.toHaveBeenCalled();
});

test('a link to the very page one is on adds no step to go back', async () => {
  render(<a href={location.pathname}>Here</a>);

  await userEvent.click(screen.getByRole('link'));

  expect(go).toHaveBeenCalledWith('/', { replace: true });
});

test.each([
  ['another site', <a href="https://example.com/stock">Go</a>],
  ['another host by a short form', <a href="//example.com/stock">Go</a>],
  ['a part of this page', <a href="#stock">Go</a>],
  ['a part of another page', <a href="/cars/a-car?from=list#enquire">Go</a>],
  ['a telephone', <a href="tel:+61755501234">Go</a>],
  ['a file of the API', <a href="/api/cars/a-car/brochure.pdf">Go</a>],
  ['another tab', <a href="/stock" target="_blank" rel="noopener">Go</a>], // prettier-ignore
  [
    'a download',
    <a href="/stock" download>
      Go
    </a>,
  ],
])('leaves %s to the browser', async (_what, link) => {
  render(link);

  await userEvent.click(screen.getByRole('link'));

  expect(go).not.toHaveBeenCalled();
  expect(left).toHaveBeenCalled();
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
  const user = userEvent.setup();
  render(<a href="/stock">Stock</a>);

  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole('link'));

  expect(go).not.toHaveBeenCalled();
});

test('what somebody prevented stays prevented', async () => {
  render(
    <a href="/stock" onClick={(event) => event.preventDefault()}>
      Stock
    </a>,
  );

  await userEvent.click(screen.getByRole('link'));

  expect(go).not.toHaveBeenCalled();
});

test('leaves a file to the browser, though its address looks like that of a page', async () => {
  render(<a href="/cars/feed.xml">The feed</a>);

  await userEvent.click(screen.getByText('The feed'));

  expect(go).not.toHaveBeenCalled();
  expect(left).toHaveBeenCalledTimes(1);
});
