import { act, fireEvent, waitFor } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markOf } from './react-mark';
import { noteEarlier, replay } from './replay';
import type { Recorded } from './replay';

const WIDGET = 'mfe-finance/finance-calculator';

function Fields() {
  const [term, setTerm] = useState('6');
  const [amount, setAmount] = useState('30000');
  const [secured, setSecured] = useState(false);
  return (
    <div data-widget={WIDGET}>
      <input
        type="range"
        name="term"
        min="1"
        max="7"
        step="0.5"
        value={term}
        onChange={(e) => setTerm(e.target.value)}
      />
      <input name="amount" value={amount} onChange={(e) => setAmount(e.target.value)} />
      <textarea name="comments" defaultValue="" />
      <input type="checkbox" name="secured" checked={secured} onChange={(e) => setSecured(e.target.checked)} />
      <output>{[term, amount, secured].join(' ')}</output>
    </div>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const recorded = (name: string): Recorded => {
  const target = field(name);
  return { type: 'change', target, value: target.value, checked: target.checked, widget: WIDGET };
};

let root: Root | undefined;
const typed: string[] = [];
addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).name));

afterEach(() => act(async () => root?.unmount()));

test('what was entered before React took a field over reaches its state: a slider, a text, a tick', async () => {
  document.body.innerHTML = renderToString(<Fields />);
  field('term').value = '5.5';
  field('amount').value = '25000';
  field('comments').value = 'Call me';
  field('secured').checked = true;
  const entered = ['term', 'amount', 'comments', 'secured'].map(recorded);

  await act(async () => {
    root = hydrateRoot(document.body, <Fields />);
  });
  await act(() => replay(entered));

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('5.5 25000 true'));
  expect(['term', 'amount', 'comments'].map((name) => field(name).value)).toEqual(['5.5', '25000', 'Call me']);
  expect(field('secured')).toBeChecked();

  // And what comes after is heard as ever.
  await act(async () => fireEvent.change(field('term'), { target: { value: '5' } }));
  expect(document.querySelector('output')).toHaveTextContent('5 25000 true');
});

test('what is entered while React renders the field, and cannot hear of it yet, reaches its state too', async () => {
  let finish = () => {};
  const late = new Promise<void>((resolve) => (finish = resolve));
  // What else stands in that part of the page is not there yet.
  const Late = ({ isBrowser }: { isBrowser: boolean }) => (isBrowser ? use(late) : null) ?? null;
  const part = (isBrowser: boolean) => (
    <Suspense>
      <Fields />
      <Late isBrowser={isBrowser} />
    </Suspense>
  );
  document.body.innerHTML = renderToString(part(false));
  await act(async () => {
    root = hydrateRoot(document.body, part(true));
  });
  expect(markOf(field('term'))).toBeDefined();

  fireEvent.input(field('term'), { target: { value: '5.5' } });
  await act(async () => finish());

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('5.5 30000 false'));
  expect(field('term').value).toBe('5.5');
});

/** As a calculator: each change is of all its figures. */
function Page() {
  const [{ amount, deposit }, setFigures] = useState({ amount: '30000', deposit: '0' });
  const setAmount = (next: string) => setFigures({ amount: next, deposit });
  return (
    <main>
      <input type="range" name="amount" max="90000" value={amount} onChange={(e) => setAmount(e.target.value)} />
      <input name="deposit" value={deposit} onChange={(e) => setFigures({ amount, deposit: e.target.value })} />
      <input name="postcode" defaultValue="" />
      <output>{`${amount} ${deposit}`}</output>
    </main>
  );
}

test.each([
  ['before there was any script', () => noteEarlier()],
  ['while the script was on its way', () => ['amount', 'deposit'].forEach((name) => fireEvent.input(field(name)))],
])('what was entered on the page itself %s reaches its state', async (_when, note) => {
  document.body.innerHTML = renderToString(<Page />);
  field('amount').value = '70000';
  field('deposit').value = '7000';
  note();

  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('70000 7000'));
  expect(field('amount').value).toBe('70000');
});

test('what was entered reaches its state though another field is heard first, which puts it back', async () => {
  document.body.innerHTML = renderToString(<Page />);
  field('amount').value = '70000';
  noteEarlier();
  await act(async () => {
    root = hydrateRoot(document.body, <Page />);
  });
  fireEvent.change(field('deposit'), { target: { value: '7000' } });
  expect(field('amount').value).toBe('30000');

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('70000 7000'));
});

test('what is typed into a widget whose surroundings are not alive reaches it, the last of it and once', async () => {
  document.body.innerHTML = renderToString(<Fields />);
  for (const amount of ['2', '25', '25000']) {
    field('amount').value = amount;
    fireEvent.input(field('amount'));
  }
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));

  await act(async () => {
    root = hydrateRoot(document.body, <Fields />);
  });

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('6 25000 false'));
  expect(heard).toEqual(['25000']);
});

test('fields that nobody touched are not entered again', async () => {
  document.body.innerHTML = renderToString(<Page />);
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  field('postcode').value = '4000';

  noteEarlier();
  expect(heard).toEqual(['postcode']);
});

test('a slider that stands elsewhere than its value says was moved by nobody', () => {
  document.body.innerHTML = `<input type="range" name="price" min="1000" max="250000" step="500" value="300000">
    <input type="range" name="term" min="1" max="7" step="0.5" value="5"><input name="amount" value="36888">`;
  expect(field('price').value).toBe('250000');
  field('term').value = '6';

  typed.length = 0;
  noteEarlier();

  expect(typed).toEqual(['term']);
});
