import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { fireEvent, screen } from '@testing-library/react';
import { CarNote } from '../features/watchlist/car-note';
import { SaveForm } from '../features/saved-searches/save-form';
import { noteSignIn } from './typed-storage';

const site = aSite();
const draft = { address: '/search/used-cars', label: 'Used cars', count: 3 };

function renderForms() {
  return renderWithStore(
    <>
      <CarNote car={{ id: 'car-1', name: '2021 Kia Rio' }} note="" />
      <CarNote car={{ id: 'car-2', name: '2019 Kia Cerato' }} note="Ask about the tyres" />
      <SaveForm draft={draft} choice={null} texts={null} />
    </>,
    { apis: [], url: '/watchlist', path: '/watchlist', site },
  );
}
const send = (form: HTMLElement) => {
  form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form);
};
const notes = () => screen.getAllByLabelText<HTMLTextAreaElement>('Note').map(({ value }) => value);

afterEach(() => sessionStorage.clear());

test('a note that was sent after the session had ended stands in its field after the sign-in, once', () => {
  const first = renderForms();
  const [, field] = screen.getAllByLabelText('Note');
  fireEvent.change(field!, { target: { value: 'Mum likes this one' } });
  send(field!.closest('form')!);
  first.unmount();
  noteSignIn(site.slug);

  const again = renderForms();
  expect(notes()).toEqual(['', 'Mum likes this one']);
  expect(screen.getAllByLabelText('Note')[1]!.closest('details')).toHaveAttribute('open');
  again.unmount();

  renderForms();
  expect(notes()).toEqual(['', 'Ask about the tyres']);
});

test('a note that was kept is not typed again by a later sign-in', () => {
  const first = renderForms();
  const [field] = screen.getAllByLabelText('Note');
  fireEvent.change(field!, { target: { value: 'Mum likes this one' } });
  send(field!.closest('form')!);
  first.unmount();

  renderForms().unmount();
  noteSignIn(site.slug);
  renderForms();

  expect(notes()).toEqual(['', 'Ask about the tyres']);
});

test('of a search its address, its tick and how often come back as they were chosen', () => {
  const first = renderForms();
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'ana@example.com' } });
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'instant' } });
  send(screen.getByRole('form', { name: 'Save this search' }));
  first.unmount();
  noteSignIn(site.slug);

  renderForms();
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('ana@example.com');
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  expect(screen.getByLabelText('How often')).toHaveValue('instant');
});

test('an address that was sent and answered stands in no form of whoever signs in next, nor one of an hour ago', () => {
  const sendAddress = () => {
    const first = renderForms();
    fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'ana@example.com' } });
    send(screen.getByRole('form', { name: 'Save this search' }));
    first.unmount();
  };
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }).value;
  sendAddress();
  // The page that it led to has a form of another kind.
  renderWithStore(<CarNote car={{ id: 'car-1', name: '2021 Kia Rio' }} note="" />, {
    ...{ apis: [], url: '/watchlist', path: '/watchlist', site },
  }).unmount();
  noteSignIn(site.slug);
  const next = renderForms();
  expect(address()).toBe('');
  next.unmount();

  sendAddress();
  noteSignIn(site.slug);
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  try {
    renderForms();
    expect(address()).toBe('');
  } finally {
    Date.now = now;
  }
});
