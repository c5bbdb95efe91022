import { act } from '@testing-library/react';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { EnquiryEssentials } from './on-demand';

/** As a page that stands in is rendered again with its first failure, before the form's script has come. */
function StandIn() {
  const failed = useIsHydrated();
  return (
    <section>
      {failed && <p>This page did not load</p>}
      <EnquiryEssentials />
    </section>
  );
}

test('rendered again before its script is there, the server’s form stays, with what was typed into it', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<section><!--$--><form><input name="name" value=""></form><!--/$--></section>';
  const field = page.querySelector('input') as HTMLInputElement;
  field.value = 'Robin';
  // Not awaited: the script has not come when it ends.
  let root: Root | undefined;
  act(() => void (root = hydrateRoot(page, <StandIn />)));

  expect(page).toHaveTextContent('This page did not load');
  expect(page.querySelector('input')).toBe(field);
  expect(field).toHaveValue('Robin');
  act(() => root?.unmount());
});
