import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceChips } from './choice-chips';

const options = [
  { value: '09:00', label: '9:00 am' },
  { value: '09:30', label: '9:30 am' },
];

test('is a group of radio buttons by its label, described by help and errors, whose first has the id of the group', () => {
  render(
    <ChoiceChips label="Time" name="time" id="b-time" options={options} help="Local time" errors={['Choose a time']} />,
  );

  expect(screen.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription('Local time Choose a time');
  expect(screen.getByRole('radio', { name: '9:00 am' })).toHaveAttribute('id', 'b-time');
});

test('begins with what was chosen before, says what is chosen now, and is sent with its form', async () => {
  const chosen: string[] = [];
  render(
    <form aria-label="Booking">
      <ChoiceChips
        label="Time"
        name="time"
        options={options}
        defaultValue="09:00"
        onChange={(value) => chosen.push(value)}
      />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ time: '09:00' });

  await userEvent.click(screen.getByRole('radio', { name: '9:30 am' }));

  expect(chosen).toEqual(['09:30']);
  expect(screen.getByRole('form')).toHaveFormValues({ time: '09:30' });
});

test('of many the first are seen and the others unfold, by themselves where one of them is chosen', () => {
  const fold = { after: 1, label: 'Later times' };
  const { rerender } = render(<ChoiceChips label="Time" name="time" options={options} fold={fold} />);
  expect(screen.getByRole('radio', { name: '9:00 am' })).toBeVisible();
  expect(screen.getByText('9:30 am')).not.toBeVisible();

  rerender(<ChoiceChips key="chosen" label="Time" name="time" options={options} fold={fold} defaultValue="09:30" />);
  expect(screen.getByRole('radio', { name: '9:30 am' })).toBeVisible();
});
