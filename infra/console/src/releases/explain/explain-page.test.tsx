import { screen } from '@testing-library/react';
import { open, platform } from '../../../test/open-console';

test('what the address asks about stands in the form', async () => {
  platform();
  open('/releases/explain?site=northshore&remote=mfe-search&visitor=v1');

  expect(await screen.findByRole('combobox', { name: 'Site' })).toHaveValue('northshore');
  expect(screen.getByRole('combobox', { name: 'Remote' })).toHaveValue('mfe-search');
  expect(screen.getByRole('textbox', { name: /^Visitor/ })).toHaveValue('v1');
});
