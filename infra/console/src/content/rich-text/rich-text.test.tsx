import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichTextField } from './rich-text-field';

function Page({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [value, setValue] = useState(text);
  return (
    <>
      <RichTextField
        label="Text"
        name="body"
        value={value}
        onChange={(said) => {
          setValue(said);
          onText(said);
        }}
      />
      <button onClick={() => setValue('From **elsewhere**')}>Take theirs</button>
    </>
  );
}

async function write(text: string) {
  const said: string[] = [];
  const user = userEvent.setup();
  render(<Page text={text} onText={(now) => said.push(now)} />);
  const bar = await screen.findByRole('toolbar', { name: 'Text: how it is set' });
  const field = screen.getByRole('textbox', { name: 'Text' });
  const press = async (name: string) => user.click(within(bar).getByRole('button', { name }));
  /** All of it, as Control and A do. */
  const chooseAll = () =>
    act(() => {
      field.focus();
      getSelection()?.selectAllChildren(field.firstElementChild!);
      document.dispatchEvent(new Event('selectionchange'));
    });
  return { user, field, press, said, chooseAll };
}

test('a text is shown as it will look, and nothing is changed by looking', async () => {
  const { field, said } = await write('## Hours\n\nOpen **daily**.\n\n- [Map](/contact)');

  expect(within(field).getByRole('heading', { level: 2, name: 'Hours' })).toBeVisible();
  expect(within(field).getByText('daily').tagName).toBe('STRONG');
  expect(within(field).getByRole('listitem')).toHaveTextContent('Map');
  expect(said).toEqual([]);
});

test('words are made bold, italic, a heading, a list and as they were', async () => {
  const { press, said, chooseAll, field } = await write('Our cars');
  chooseAll();
  await press('Bold');
  expect(said.at(-1)).toBe('**Our cars**');
  await press('Italic');
  expect(said.at(-1)).toBe('**_Our cars_**');
  await press('Italic');
  await press('Bold');
  await press('List');
  expect(said.at(-1)).toBe('- Our cars');
  await press('List');
  await press('Heading');
  expect(said.at(-1)).toBe('## Our cars');
  expect(within(field).getByRole('heading', { level: 2 })).toBeVisible();
});

test('what is chosen as Tab is pressed is what becomes a link, though the browser has not told of it yet', async () => {
  const { user, press, said, field } = await write('Ask us today');
  const words = within(field).getByText('Ask us today').firstChild!;
  // All in one task, as for quick fingers: the browser would tell of the selection in the next.
  act(() => {
    field.focus();
    getSelection()?.setBaseAndExtent(words, 6, words, 0);
    fireEvent.keyDown(field, { key: 'Tab', shiftKey: true });
    screen.getByRole('button', { name: 'Link' }).focus();
  });
  await press('Link');
  await user.type(screen.getByLabelText('Where the words lead'), '/contact{Enter}');

  expect(said.at(-1)).toBe('[Ask us](/contact) today');
});

test('words become a link by an address of a page, a site, a phone or a mailbox, and no other', async () => {
  const { user, press, said, chooseAll } = await write('Our cars');
  chooseAll();
  await press('Link');
  const address = screen.getByLabelText('Where the words lead');
  expect(address).toHaveFocus();
  await user.type(address, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Make it a link' }));
  expect(address).toHaveAccessibleDescription(/Begin with one \/ for a page of this site.*Begin with/);
  expect(said).toEqual([]);

  await user.clear(address);
  await user.type(address, '/search/used-cars{Enter}');
  expect(said.at(-1)).toBe('[Our cars](/search/used-cars)');
  expect(screen.queryByLabelText('Where the words lead')).not.toBeInTheDocument();

  await press('Link');
  await user.click(screen.getByRole('button', { name: 'Take the link off' }));
  expect(said.at(-1)).toBe('Our cars');
});

test('a text that comes from elsewhere takes its place', async () => {
  const { user, field } = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));

  expect(field).toHaveTextContent('From elsewhere');
});
