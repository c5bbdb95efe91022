import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../form/button';
import { Dialog } from './dialog';
import { ModalButton } from './modal-button';
import { Sheet } from './sheet';
import { TextField } from '../form/text-field';

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog
        id="sign-in"
        title="Sign in to save cars"
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <TextField label="Mobile" name="phone" />
      </Dialog>
    </>
  );
}

test('moves focus into the dialog, closes on Escape and gives focus back', async () => {
  const closed = jest.fn();
  render(
    <StrictMode>
      <Page onClose={closed} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('dialog', { name: 'Sign in to save cars' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
});

test('opens again after its cross was pressed', async () => {
  render(<Page onClose={() => {}} />);
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  }
});

test('gives focus back when the page takes the open dialog away', async () => {
  function Removed() {
    const [there, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>Ask</Button>
        {there && (
          <Dialog id="ask" title="Ask" open onClose={() => {}}>
            <Button onClick={() => setThere(false)}>Done</Button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Removed />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a dialog that is there from the start stays open when React mounts it twice', async () => {
  const closed = jest.fn();
  render(
    <StrictMode>
      <Dialog id="ask" title="Ask" open onClose={closed}>
        <Button>Yes</Button>
      </Dialog>
    </StrictMode>,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(screen.getByRole('dialog', { name: 'Ask' })).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});

test('a sheet opens from its button without any state of the page', async () => {
  render(
    <>
      <ModalButton opens="filters">Filters</ModalButton>
      <Sheet id="filters" title="Filters">
        <TextField label="Keyword" name="keyword" />
      </Sheet>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('commandfor', 'filters');

  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));

  expect(screen.getByRole('textbox', { name: 'Keyword' })).toHaveFocus();
});
