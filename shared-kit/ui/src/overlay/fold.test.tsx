import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fold } from './fold';

test('its words are there folded, and its heading stands outside of what is pressed', async () => {
  render(
    <Fold title="Features">
      <p>Sunroof</p>
    </Fold>,
  );
  const fold = screen.getByRole('group');
  expect(fold).not.toContainElement(screen.getByRole('heading', { level: 2, name: 'Features' }));
  expect(screen.getByText('Sunroof')).not.toBeVisible();

  await userEvent.click(screen.getByText('Show: Features'));
  expect(screen.getByText('Sunroof')).toBeVisible();
});

test('what somebody has asked for is open', () => {
  render(
    <Fold title="Fuel" open>
      <p>8 litres</p>
    </Fold>,
  );

  expect(screen.getByText('8 litres')).toBeVisible();
});

test('what an address names it by stands inside: a browser unfolds what it is led into', () => {
  render(
    <Fold title="Fuel" anchor="fuel">
      <p>8 litres</p>
    </Fold>,
  );

  expect(document.querySelector('#fuel')?.closest('details')).toBe(screen.getByRole('group'));
  expect(document.querySelector('#fuel')).toContainElement(screen.getByText('8 litres'));
});
