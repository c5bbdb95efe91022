import { cleanup, screen } from '@testing-library/react';
import { aDesk, aRemote } from '../../../test/a-desk';
import { open, platform } from '../../../test/open-console';

test.each([
  [{ previous: [] }, 'Nothing to take back: no version was stable before 1.1.0'],
  [{ blocked: ['1.0.0'] }, 'Nothing to take back: every version before 1.1.0 is blocked'],
  [{ stable: null, previous: [] }, 'Nothing to take back: nothing is stable yet'],
])('where there is nothing to take back no button says so: %j', async (facts, words) => {
  platform(aDesk({ remotes: [aRemote(facts)] }));
  for (const address of ['/releases', '/releases/mfe-search']) {
    open(address);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
    cleanup();
  }
});
