import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { MOVED } from '@shared-kit/runtime/retry-boundary';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
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

/** The page as the server answers with it, taken over in the browser by `Page`. */
async function takeOver(Page: () => React.ReactNode): Promise<void> {
  const tree = (Rendered: () => React.ReactNode) => (
    <MemoryRouter>
      <RemoteFrame remote={remote} route={route} fallback={() => <h1>What stands in</h1>}>
        <Rendered />
      </RemoteFrame>
    </MemoryRouter>
  );
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = renderToString(
    tree(() => (
      <h1>
        A car, <a href="/cars/one">its address</a>
      </h1>
    )),
  );
  document.body.replaceChildren(main);
  await act(async () => void hydrateRoot(main, tree(Page), { onRecoverableError() {} }));
}

test('a page that throws in the browser leaves what the server answered with, its links included', async () => {
  await takeOver(() => {
    throw new Error('a bug of the browser');
  });
  expect(screen.getByRole('heading', { name: 'A car, its address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'its address' })).toHaveAttribute('href', '/cars/one');
});

test('a page that throws later stays as it stood then', async () => {
  await takeOver(function Page() {
    const [opened, setOpened] = useState(0);
    if (opened > 1) throw new Error('a bug of the second click');
    return <button onClick={() => setOpened(opened + 1)}>Opened {opened}</button>;
  });
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Opened 1');
});

test('after a move within the document nothing of the page before is shown for the one that throws', async () => {
  document.documentElement.dataset[MOVED] = '';
  await takeOver(() => {
    throw new Error('a bug of the next page');
  });
  expect(screen.getByRole('heading', { name: 'What stands in' })).toBeVisible();
  delete document.documentElement.dataset[MOVED];
});
