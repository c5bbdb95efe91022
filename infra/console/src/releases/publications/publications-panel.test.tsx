import type { Publication } from '@shared-kit/contracts/operator/release-publish.contract';
import { cleanup, screen, within } from '@testing-library/react';
import { open, platform } from '../../../test/open-console';

const sent = (facts: Partial<Publication>): Publication => ({
  ...{ id: crypto.randomUUID(), remote: 'mfe-search', version: '1.2.0', state: 'accepted', published: null },
  ...{ sentAt: '2026-11-24T01:00:00.000Z', sentBy: 'search builds', endedAt: null, detail: null, refusals: [] },
  ...facts,
});
const panel = async () => within(await screen.findByRole('region', { name: 'Sent to be published' }));

test('what teams sent is listed with who sent it, how far it is, and each reason of a refusal', async () => {
  const refusals = [
    { gate: 'size', sentence: 'its page is 3 KB too large' },
    { gate: 'render', sentence: 'the page results-page throws' },
  ];
  const state = platform();
  state.publications = [
    sent({ state: 'rendering', version: '1.3.0' }),
    sent({ state: 'refused', refusals, detail: 'mfe-search 1.2.0 was refused' }),
    sent({ remote: 'mfe-leads', state: 'interrupted', detail: 'The platform ended: send it again', sentBy: 'leads' }),
  ];
  const user = open('/releases');
  const [list] = await (await panel()).findAllByRole('list');
  const rows = [...list!.children] as HTMLElement[];

  expect(rows[0]).toHaveTextContent(/^mfe-search1\.3\.0 at the gate, being rendered.*, search builds$/);
  const refused = within(rows[1]!);
  expect(refused.getByText('size: its page is 3 KB too large')).not.toBeVisible();
  await user.click(refused.getByText('2 reasons'));
  expect(refused.getByText('size: its page is 3 KB too large')).toBeVisible();
  expect((await panel()).getByText('The platform ended: send it again')).toBeVisible();
  expect((await panel()).getByRole('link', { name: 'mfe-leads' })).toHaveAttribute('href', '/releases/mfe-leads');
});

test('on the page of a remote its own are listed, or that there is none', async () => {
  const state = platform();
  state.publications = [sent({ remote: 'mfe-leads' })];
  open('/releases/mfe-search');
  expect(await (await panel()).findByText('Nothing was sent')).toBeVisible();
  cleanup();

  state.publications = [sent({ version: '1.4.0' })];
  open('/releases/mfe-search');
  expect(await (await panel()).findByText(/1\.4\.0/)).toBeVisible();
});
