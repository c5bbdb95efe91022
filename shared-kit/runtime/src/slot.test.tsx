import { jest } from '@jest/globals';
// What a failed answer is read with comes when it is needed: here that is before the clock of a test runs.
import '@shared-kit/contracts/problem.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createRemoteApi } from './create-remote-api';
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
