import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const errors = ['Enter a postcode'];

test('says help and errors with the field, and that it is wrong', () => {
  render(<TextField label="Postcode" name="postcode" help="Four digits" errors={errors} />);

  const field = screen.getByRole('textbox', { name: 'Postcode' });
  expect(field).toHaveAccessibleDescription('Four digits Enter a postcode');
  expect(field).toBeInvalid();
});

test('is neither wrong nor described when nothing is said about it', () => {
  render(<TextField label="Postcode" name="postcode" errors={[]} />);

  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test('keeps two fields of one name apart by their ids', () => {
  render(
    <>
      <TextField label="Email" name="email" id="sell-email" errors={['First']} />
      <TextField label="Your email" name="email" id="enquire-email" errors={['Second']} />
    </>,
  );

  expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveAccessibleDescription('Second');
  expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveAttribute('name', 'email');
});

test.each([
  ['text area', 'textbox', <TextArea key="a" label="Subject" name="subject" errors={errors} />],
  ['select', 'combobox', <Select key="s" label="Subject" name="subject" options={[]} errors={errors} />],
  ['checkbox', 'checkbox', <Checkbox key="c" label="Subject" name="subject" errors={errors} />],
])('a %s carries its errors the same way', (_case, role, element) => {
  render(element);

  expect(screen.getByRole(role, { name: 'Subject' })).toHaveAccessibleDescription('Enter a postcode');
  expect(screen.getByRole(role)).toHaveAttribute('id', 'subject');
});

test('names a group of radios, and an error summary can lead to its first', () => {
  const options = [
    { value: 'phone', label: 'By phone' },
    { value: 'email', label: 'By email' },
  ];
  render(<RadioGroup label="How shall we reach you?" name="contact" options={options} errors={['Choose one']} />);

  expect(screen.getByRole('group', { name: 'How shall we reach you?' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: 'By phone' })).toHaveAttribute('id', 'contact');
});
