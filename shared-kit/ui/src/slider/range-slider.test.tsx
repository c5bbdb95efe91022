import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeSlider } from './range-slider';

function Price({ onCommit }: { onCommit: (range: readonly [number, number]) => void }) {
  const [value, setValue] = useState<readonly [number, number]>([10, 30]);
  return (
    <RangeSlider
      label="Price"
      name="price"
      min={0}
      max={80}
      value={value}
      onChange={setValue}
      onCommit={onCommit}
      format={(n) => `$${n}k`}
    />
  );
}

test('its two ends cannot pass each other', () => {
  render(<Price onCommit={() => {}} />);
  const from = screen.getByRole('slider', { name: 'Price from' });
  const to = screen.getByRole('slider', { name: 'Price to' });

  fireEvent.change(from, { target: { value: '50' } });
  expect(from).toHaveValue('30');
  fireEvent.change(from, { target: { value: '20' } });
  fireEvent.change(to, { target: { value: '5' } });
  expect(to).toHaveValue('20');
  expect(to).toHaveAttribute('aria-valuetext', '$20k');
});

test('reports where it was left once the key is up, not on the way', () => {
  const commit = jest.fn();
  render(<Price onCommit={commit} />);
  const to = screen.getByRole('slider', { name: 'Price to' });

  fireEvent.change(to, { target: { value: '40' } });
  fireEvent.change(to, { target: { value: '50' } });
  expect(commit).not.toHaveBeenCalled();
  fireEvent.keyUp(to);

  expect(commit.mock.calls).toEqual([[[10, 50]]]);
});
