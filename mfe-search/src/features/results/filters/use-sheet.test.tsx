import { jest } from '@jest/globals';
import { used } from '@shared-kit/runtime/first-use';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSheet } from './use-sheet';

/** What a browser says of a sheet that was opened before the page was alive; jsdom has no popovers. */
let isOpenAlready = false;
const { matches } = Element.prototype;
beforeEach(() => {
  isOpenAlready = false;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors === ':popover-open' ? isOpenAlready : matches.call(this, selectors);
  });
});

function Page() {
  const sheet = useRef<HTMLElement>(null);
  const isOpen = useSheet(sheet);
  return (
    <>
      <header>Menu</header>
      <main>
        <button popoverTarget="sheet">Open</button>
        <aside ref={sheet} id="sheet" data-testid="sheet" role={isOpen ? 'dialog' : 'complementary'}>
          <button popoverTarget="sheet" popoverTargetAction="hide">
            Close
          </button>
        </aside>
        <p inert>Out of reach before</p>
      </main>
    </>
  );
}

/** What holds the focus comes once the page is used. */
async function show() {
  const shown = render(<Page />);
  await act(async () => {
    await used();
    await import('./hold-focus');
  });
  return shown;
}

/** What a browser tells of a popover; jsdom has none. */
function toggle(type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') {
  act(() => {
    screen.getByTestId('sheet').dispatchEvent(Object.assign(new Event(type), { newState }));
  });
}

test('an open sheet is a dialog with the focus in it, and nothing behind it can be reached', async () => {
  await show();
  screen.getByText('Open').focus();
  toggle('beforetoggle', 'open');
  toggle('toggle', 'open');

  expect(screen.getByText('Close')).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  for (const text of ['Menu', 'Open']) expect(screen.getByText(text)).toHaveAttribute('inert');
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();

  toggle('beforetoggle', 'closed');
  toggle('toggle', 'closed');
  expect(screen.getByText('Open')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what a sheet made unreachable is set free before it closes, or when its page goes', async () => {
  const { unmount } = await show();
  toggle('toggle', 'open');
  toggle('beforetoggle', 'closed');
  for (const text of ['Menu', 'Open']) expect(screen.getByText(text)).not.toHaveAttribute('inert');
  expect(screen.getByText('Out of reach before')).toHaveAttribute('inert');

  const outside = document.body.appendChild(document.createElement('footer'));
  toggle('toggle', 'open');
  expect(outside).toHaveAttribute('inert');
  unmount();
  expect(outside).not.toHaveAttribute('inert');
  outside.remove();
});

test('a sheet opened before the page was alive holds the focus too, and gives it to its button', async () => {
  isOpenAlready = true;
  await show();

  expect(screen.getByText('Close')).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  toggle('beforetoggle', 'closed');
  toggle('toggle', 'closed');
  expect(screen.getByText('Open')).toHaveFocus();
});
