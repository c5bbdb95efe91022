import { jest } from '@jest/globals';
// What a failed answer is read with comes when it is needed: here that is before the clock of a test runs.
import '@shared-kit/contracts/http/problem.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRemoteApi } from './create-remote-api';
import { MOVED } from './retry-boundary';
import type { WidgetModule } from './remote-module';
import { settle, Slot, SlotContext } from './slot';
import type { WidgetHandle } from './slot';
import { useSuspenseQuery } from './use-suspense-query';

const api = createRemoteApi('mfe-locations').injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<{ name: string }, string>({ query: (slug) => `places/${slug}` }),
  }),
});

function Place({ slug }: { slug: string }) {
  return <p>{useSuspenseQuery(api.endpoints.getPlace, slug).name}</p>;
}

function aHandle(): WidgetHandle {
  const module: WidgetModule = { Component: Place, apis: [api] };
  const life = { key: 'mfe-locations/place', remote: 'mfe-locations', version: '1.0.0', mode: 'block', reserve: 's' };
  return {
    ...(life as Pick<WidgetHandle, 'key' | 'remote' | 'version' | 'mode' | 'reserve'>),
    css: [],
    promise: settle(Promise.resolve(module), module),
    current: module,
    activate() {},
    load: () => Promise.resolve(module),
  };
}

test('a widget whose answer failed asks again when it is told to, and as often as that fails', async () => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = jest.spyOn(console, 'error').mockImplementation(() => {});
  let asked = 0;
  server.use(
    http.get('*/api/places/aspley', () => {
      asked += 1;
      return asked < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ name: 'Aspley' });
    }),
  );
  const fill = { widgets: new Map([['vehicle.location', [aHandle()]]]), fallbacks: {} };
  // What suspends before it is rendered is waited for.
  await act(async () => {
    renderWithStore(
      <SlotContext value={fill}>
        <Slot name="vehicle.location" props={{ carId: '1', slug: 'aspley' } as never} />
      </SlotContext>,
      { apis: [api] },
    );
    await Promise.resolve();
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Aspley')).toBeVisible();
  expect(asked).toBe(3);
  noted.mockRestore();
  broken.mockRestore();
});

type Made = { key?: string; mode?: WidgetHandle['mode']; degraded?: boolean; load?: () => Promise<WidgetModule> };

/** A widget of one remote that is loaded, or that a browser loads when it may. */
function aWidget(Component: () => ReactNode, { key = 'mfe-a/part', ...made }: Made = {}): WidgetHandle {
  const module: WidgetModule = { Component, apis: [] };
  const [remote = ''] = key.split('/');
  return {
    ...{ ...aHandle(), key, remote, activate: jest.fn() },
    ...{ promise: settle(Promise.resolve(module), module), current: module, load: () => Promise.resolve(module) },
    ...made,
  };
}

/** One whose script nobody has asked for yet. */
function notLoaded({ current: _loaded, ...handle }: WidgetHandle): WidgetHandle {
  return handle;
}

function show(handles: WidgetHandle[], Fallback?: () => ReactNode) {
  const fallbacks = Fallback ? { 'vehicle.location': Fallback } : {};
  const fill = { widgets: new Map([['vehicle.location', handles]]), fallbacks };
  const slotFor = (carId: string) => (
    <SlotContext value={fill}>
      <Slot name="vehicle.location" props={{ carId, slug: 'aspley' } as never} />
    </SlotContext>
  );
  function Page() {
    const [car, setCar] = useState('1');
    return (
      <>
        {slotFor(car)}
        <button onClick={() => setCar('2')}>Next car</button>
      </>
    );
  }
  return renderWithStore(<Page />);
}
const broken = () => {
  throw new Error('a bug of this version');
};
const standIn = () => <p>What stands in</p>;

test('one widget that fails leaves its neighbours alone, and says which version it was', async () => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const hydrated = jest.fn();

  show([{ ...aWidget(broken), hydrated }, aWidget(() => <p>Neighbour</p>, { key: 'mfe-b/part' })]);

  expect(await screen.findByText('Neighbour')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(noted).toHaveBeenCalledWith('Widget mfe-a/part@1.0.0 failed', expect.any(Error));
  // What stands there takes clicks by itself from now on.
  expect(hydrated).toHaveBeenCalledTimes(1);
  noted.mockRestore();
  logged.mockRestore();
});

test('a slot that nobody fills, or whose widget fails, holds what the shell has for it', async () => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});

  const { unmount } = show([], standIn);
  expect(screen.getByText('What stands in')).toBeVisible();
  unmount();

  show([aWidget(broken)], standIn);
  expect(await screen.findByText('What stands in')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  noted.mockRestore();
  logged.mockRestore();
});

test('what the server rendered of a widget stays when the widget throws, until a move within the document', async () => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const served = document.createElement('div');
  served.dataset['widget'] = 'mfe-a/part';
  served.innerHTML = '<p>From the server</p>';
  document.body.append(served);

  const { unmount } = show([aWidget(broken)]);
  expect(await screen.findByText('From the server')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  unmount();

  served.innerHTML = '<p>Of the page before</p>';
  document.documentElement.dataset[MOVED] = '';
  show([aWidget(broken)]);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  delete document.documentElement.dataset[MOVED];
  served.remove();
  noted.mockRestore();
  logged.mockRestore();
});

test.each([
  ['a widget of the browser', { mode: 'client' }],
  ['a widget that the server could not render', { degraded: true }],
] as const)('%s is loaded by it, and its place is kept until then', async (_what, made) => {
  const { promise, resolve } = Promise.withResolvers<WidgetModule>();
  const hydrated = jest.fn();
  show([{ ...notLoaded(aWidget(broken, { ...made, load: () => promise })), hydrated }]);
  expect(document.querySelector('[data-reserve=s]')).toBeInTheDocument();
  expect(hydrated).not.toHaveBeenCalled();

  resolve({ Component: () => <p>Now here</p>, apis: [] });

  expect(await screen.findByText('Now here')).toBeVisible();
  expect(document.querySelector('[data-reserve]')).not.toBeInTheDocument();
  expect(hydrated).toHaveBeenCalledTimes(1);
});

test('a widget of the browser whose script is there already keeps nobody waiting', () => {
  show([aWidget(() => <p>Here at once</p>, { mode: 'client' })]);

  expect(screen.getByText('Here at once')).toBeVisible();
  expect(document.querySelector('[data-reserve]')).not.toBeInTheDocument();
});

test('a widget that cannot be loaded says so, and is loaded when it is asked for again', async () => {
  let tries = 0;
  const load = (): Promise<WidgetModule> => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('Loading chunk failed'))
      : Promise.resolve({ Component: () => <p>Now here</p>, apis: [] });
  };
  show([notLoaded(aWidget(broken, { mode: 'client', load }))]);

  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Now here')).toBeVisible();
});

test('a widget is woken up by what changes around it, not by being there', async () => {
  const handle = aWidget(() => <p>Here</p>);
  show([handle]);
  expect(handle.activate).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Next car' }));

  await waitFor(() => expect(handle.activate).toHaveBeenCalled());
});
