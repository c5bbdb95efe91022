import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';
import { RemoteFrame } from './remote-frame';

const remote = { name: 'mfe-vehicle', version: '1.0.0' } as unknown as ResolvedRemote;
const route = { id: 'vehicle-page', css: [] } as unknown as ResolvedRoute;

function show(Page: () => React.ReactNode) {
  renderWithStore(
    <RemoteFrame
      remote={remote}
      route={route}
      fallback={(failure) => (
        <>
          <h1>What stands in</h1>
          {failure}
        </>
      )}
    >
      <Page />
    </RemoteFrame>,
  );
}

test('a page whose data did not come says so, and comes when it is asked for again', async () => {
  let isReachable = false;
  const askAgain = () => Promise.resolve((isReachable = true));
  show(() => {
    if (!isReachable) throw new QueryFailed(undefined, askAgain);
    return <h1>The page</h1>;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a page that is broken is stood in for, and another try is not promised', async () => {
  show(() => {
    throw new Error('a bug');
  });
  expect(await screen.findByRole('heading', { name: 'What stands in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
