import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SliderField } from './slider-field';

/** What was made of the value, oldest first. */
function show(change: Partial<Parameters<typeof SliderField>[0]> = {}): number[] {
  const made: number[] = [];
  function Field() {
    const [value, setValue] = useState(5000);
    return (
      <SliderField
        label="Amount"
        name="amount"
        min={1000}
        max={10_250}
        step={500}
        value={value}
        onChange={(next) => {
          made.push(next);
          setValue(next);
        }}
        format={(dollars) => `$${dollars}`}
        parse={(text) => Number(text.replace('$', '') || Number.NaN)}
        hint="Digits, please."
        {...change}
      />
    );
  }
  render(<Field />);
  return made;
}
const field = () => screen.getByRole('textbox', { name: 'Amount' });
const slider = () => screen.getByRole('slider', { name: 'Amount' });

async function type(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

test('what is typed within the ends is taken over at once, not brought to a step (A-06)', async () => {
  const made = show();
  await type('3456');

  expect(made.at(-1)).toBe(3456);
  expect(slider()).toHaveAttribute('aria-valuetext', '$3456');
  await userEvent.tab();
  expect(field()).toHaveValue('$3456');
});

test('what became of a typed value is said beside what is wrong with it', () => {
  show({ value: 10_250, typed: '99999', fault: 'More than the loan.' });

  expect(field()).toHaveAccessibleDescription('You typed 99999: $1000 to $10250 here. More than the loan.');
});

test.each([
  ['99999', 10_250],
  ['7', 1000],
])('%s is brought to the nearer end once the field is left (S5-43)', async (text, end) => {
  const made = show();
  await type(text);
  expect(field()).toHaveValue(text);
  await userEvent.tab();

  expect(made.at(-1)).toBe(end);
  expect(field()).toHaveValue(`$${end}`);
});

test('who shows what comes of the value is told text beyond an end while it stands there, until the field is left', async () => {
  const told: string[] = [];
  const made = show({
    onUnread: (text) => told.push(text),
    bring: (typed) => (typed <= 0 ? 0 : Math.min(10_250, typed)),
  });

  await type('5000');
  told.length = 0;
  await userEvent.type(field(), '0', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect([field(), told, made.at(-1)]).toEqual([expect.objectContaining({ value: '50000' }), ['50000'], 5000]);
  await userEvent.tab();
  expect(made.at(-1)).toBe(10_250);
  await type('99999');
  await userEvent.tab();
  // It is what it was, and is told again: what stood there meanwhile was not it.
  expect([told.at(-1), made.slice(-2)]).toEqual(['99999', [9999, 10_250]]);
  fireEvent.change(slider(), { target: { value: '6000' } });
  expect(made.at(-1)).toBe(6000);
});

test('what the field would be brought to is taken over at once', async () => {
  const made = show({ bring: (typed) => Math.max(0, typed), parse: Number });
  await type('0');

  expect(made.at(-1)).toBe(0);
});

test('text that means nothing stays, with words, and the value stays too', async () => {
  const made = show();
  await type('abc');
  await userEvent.tab();

  expect(field()).toHaveValue('abc');
  expect(field()).toHaveAccessibleDescription('Digits, please.');
  expect(made).toEqual([]);
  fireEvent.change(slider(), { target: { value: '6000' } });
  expect(field()).toHaveValue('$6000');
  expect(field()).toBeValid();
});

test('the slider’s last step is a part of one, so that the end is reached (A-03)', () => {
  const made = show();
  fireEvent.change(slider(), { target: { value: '10000' } });

  expect(made).toEqual([10_250]);
});

test('a fault of the value beside others is said with it', () => {
  show({ fault: 'More than there is.' });

  expect(field()).toHaveAccessibleDescription('More than there is.');
  expect(field()).toBeInvalid();
});

test.each([-1, 0])('a value of %d below the least draws no rail', (value) => {
  show({ value });

  expect(document.querySelector('rect')).toHaveAttribute('width', '0%');
});
