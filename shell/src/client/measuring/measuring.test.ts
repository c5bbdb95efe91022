import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSite } from '@shared-kit/testing/a-site';
import { measure } from './measuring';
import type { Note } from './notes';

const site = aSite({ slug: 'sunrise-cars', name: 'Sunrise Cars' });
const asking = { ...site, flags: { ...site.flags, ask_before_measuring: true } };
const visit = (payload: string): Note => ({ type: 'visit', payload });

/** A page of `measured`, with a footer: what it notes goes to whoever it was handed to last. */
function openPage(measured = asking) {
  document.body.innerHTML = `
    <main id="main" tabindex="-1"></main>
    <a href="/privacy-policy#measuring">Measuring choices</a>`;
  delete window.dataLayer;
  delete window.asc_datalayer;
  const kept: Note[] = [visit('/')];
  let takeDown = (note: Note): void => void kept.push(note);
  measure(measured, {
    handTo(next) {
      takeDown = next;
      kept.splice(0).forEach(next);
    },
  });
  return { note: (note: Note) => takeDown(note) };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
};
const openChoices = () => userEvent.click(screen.getByRole('link', { name: 'Measuring choices' }));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and no observer of it.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('a site that does not ask measures at once and shows no question', () => {
  openPage(site);

  expect(window.dataLayer).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
});

test('nothing is measured before it is allowed, and what came before is forgotten', async () => {
  const { note } = openPage();
  note(visit('/cars/a-car'));
  expect(await screen.findByRole('region', { name: 'May we measure your visit?' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(window).not.toHaveProperty('dataLayer');
  expect(window).not.toHaveProperty('asc_datalayer');

  await press('Yes, allow');
  note(visit('/contact'));

  expect(screen.queryByRole('region')).toBeNull();
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'asc_pageview' }),
    expect.objectContaining({ event: 'asc_pageview', page_type: 'contact' }),
  ]);
});

test('a no is remembered: the next page neither measures nor asks, until the link in the footer is pressed', async () => {
  openPage();
  await press('No');
  const { note } = openPage();
  note(visit('/contact'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(window).not.toHaveProperty('dataLayer');

  await openChoices();
  expect(await screen.findByRole('region')).toHaveTextContent('You have said no');
  expect(screen.getByRole('heading')).toHaveFocus();
  await press('Yes, allow');

  expect(screen.getByRole('link', { name: 'Measuring choices' })).toHaveFocus();
  expect(window.dataLayer).toHaveLength(1);
});

test('answering leaves the focus where it was, or else in the content of the page', async () => {
  openPage();
  const link = screen.getByRole('link');
  await screen.findByRole('region');
  link.focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(link).toHaveFocus();

  localStorage.clear();
  openPage();
  screen.getByRole('link').remove();
  await press('No');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a yes is remembered, and taken back it ends the measuring', async () => {
  openPage();
  await press('Yes, allow');
  const { note } = openPage();
  expect(window.dataLayer).toHaveLength(1);

  await openChoices();
  await press('No');
  note(visit('/contact'));

  expect(window.dataLayer).toHaveLength(1);
});
