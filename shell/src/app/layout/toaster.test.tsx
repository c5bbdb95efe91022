import { bus } from '@shared-kit/runtime/bus';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';

const origin = { name: 'mfe-account', version: '1.0.0' };

test('shows one toast at a time: the newest', () => {
  render(<Toaster />);

  act(() => bus.emit('toast:show', { title: 'Saved' }, origin));
  expect(screen.getByText('Saved')).toBeVisible();

  act(() => bus.emit('toast:show', { title: 'Removed' }, origin));
  expect(screen.getByText('Removed')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
});
