import { bus } from '@shared-kit/runtime/bus';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { EquityForm } from './equity-form';

const field = () => screen.getByRole('textbox', { name: /^Still owed on it/ });
const button = () => screen.getByRole('button');

/** What other remotes heard of a trade-in that may bring $10,000, once the form was sent with what was typed. */
async function carried(owed: string): Promise<number[]> {
  const heard: number[] = [];
  renderWithStore(<EquityForm low={10_000} carId={null} isFinanced={false} stated="" />);
  const off = bus.on('trade-in:valued', ({ equity }) => heard.push(equity));
  heard.length = 0;
  if (owed) await userEvent.type(field(), owed);
  const words = button().textContent;
  await userEvent.click(button());
  off();
  expect(words).toMatch(heard.length > 0 ? /^Use \$[\d,]+ in the finance/ : /^Use it in the finance/);
  return heard;
}

test.each([
  ['', 10_000],
  ['1,000', 9000],
  ['$2 500', 7500],
  ['500.50', 9499],
])('%j owed leaves %d whole dollars', async (owed, equity) => {
  expect(await carried(owed)).toEqual([equity]);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['5k', 'abc', '1.2.3', '-500'])(
  '%s is no amount: words beside the field, and nothing is carried',
  async (owed) => {
    expect(await carried(owed)).toEqual([]);
    expect(field()).toHaveValue(owed);
    expect(field()).toHaveAccessibleDescription('Enter what you still owe in digits, like 5,000, or leave it empty.');
    expect(field()).toHaveFocus();
  },
);

test('who said that there is finance on it is asked how much, and nothing is carried without it', async () => {
  const heard: number[] = [];
  renderWithStore(<EquityForm low={10_000} carId={null} isFinanced stated="" />);
  const off = bus.on('trade-in:valued', ({ equity }) => heard.push(equity));
  heard.length = 0;
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleDescription(/You said that there is finance on it/);
  expect(button()).toHaveTextContent('Use it in the finance calculator');
  fireEvent.submit(screen.getByRole('form'));
  expect(heard).toEqual([]);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), '4000');
  await userEvent.click(button());
  off();
  expect(heard).toEqual([6000]);
});

test('what was stated when it was valued is taken off at once', () => {
  renderWithStore(<EquityForm low={10_000} carId={null} isFinanced stated="4000" />);

  expect(field()).toHaveValue('4000');
  expect(button()).toHaveTextContent('Use $6,000 in the finance calculator');
});

test('more owed than it brings is said, not passed over', async () => {
  expect(await carried('12000')).toEqual([0]);
  expect(screen.getByRole('status')).toHaveTextContent(/^You owe \$2,000 more than it may bring: nothing of it counts/);
});

test.each([
  ['the vehicle that the estimate was asked from', 'car 1', '/finance?owed=12000&trade_in=10000&car_id=car+1', 'car 1'],
  ['no vehicle', null, '/finance?owed=12000&trade_in=10000', undefined],
])('it leads to the finance of %s, with a script and as a plain form', async (_of, carId, path, sent) => {
  renderWithStore(
    <>
      <EquityForm low={10_000} carId={carId} isFinanced={false} stated="" />
      <Where />
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');

  expect(new FormData(form).get('car_id') ?? undefined).toBe(sent);
  await userEvent.type(field(), '12000');
  await userEvent.click(button());
  expect(screen.getByTestId('where')).toHaveTextContent(path);
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

test.each([
  ['1,000', true],
  ['$2 500', true],
  ['500.50', true],
  ['', true],
  ['12,34,5', false],
  ['abc', false],
  ['-5', false],
  ['1e9', false],
])('without JavaScript the browser itself is told at the field whether %j is an amount', (typed, isAmount) => {
  renderWithStore(<EquityForm low={10_000} carId={null} isFinanced={false} stated={typed} />);

  expect(field()).toHaveProperty('validity.patternMismatch', !isAmount);
  expect(field()).toHaveAccessibleName(/^Still owed on it/);
});
