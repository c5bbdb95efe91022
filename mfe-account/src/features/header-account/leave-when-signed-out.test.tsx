import { bus } from '@shared-kit/runtime/bus';
import { act, screen, waitFor } from '@testing-library/react';
import { elsewhere, openHeaderDesk } from '../../testing/header-desk';

const desk = openHeaderDesk();

/** Signs out elsewhere. @returns whether the page was asked for anew: the router's key of the place is another then. */
async function signOutAt(url: string): Promise<boolean> {
  desk.phone = '+61412345678';
  desk.saved = [];
  const { currentKey, currentUrl } = desk.render(url);
  await screen.findByRole('link', { name: 'Saved cars' });
  const before = currentKey();

  desk.phone = null;
  act(() => bus.emit('session:changed', { signedIn: false }, elsewhere));
  await screen.findByRole('link', { name: 'Sign in' });

  await waitFor(() => expect(currentUrl()).toBe(url));
  return currentKey() !== before;
}

test('a page of one’s own is asked for anew once nobody is signed in, so that its gate answers', async () => {
  expect(await signOutAt('/your-data?show=all')).toBe(true);
});

test('any other page stays as it is', async () => {
  expect(await signOutAt('/search/used-cars?query=ute')).toBe(false);
});

test('once they have signed out nothing of who sent or typed something stays in this browser, and its own does', async () => {
  localStorage.setItem('sunrise:enquired-car', '{}');
  localStorage.setItem('sunrise:viewed-cars', '[]');
  sessionStorage.setItem('sunrise:enquiry-typed', '{}');

  await signOutAt('/search/used-cars');

  await waitFor(() => expect(sessionStorage).toHaveLength(0), { timeout: 5000 });
  expect(Object.keys(localStorage)).toEqual(['sunrise:viewed-cars']);
});

test('a browser in which nobody had signed in keeps what was typed', async () => {
  sessionStorage.setItem('sunrise:enquiry-typed', '{}');
  desk.phone = null;
  desk.render('/');
  await screen.findByRole('link', { name: 'Sign in' });
  await waitFor(() => expect(desk.sessionAsked).toBeGreaterThan(0));

  expect(sessionStorage).toHaveLength(1);
  sessionStorage.clear();
});
