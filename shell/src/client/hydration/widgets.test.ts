import { jest } from '@jest/globals';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import type { ResolvedRemote, ResolvedWidget } from '../../app/page-payload';
import { widgetsInBrowser } from './widgets';

const SLOT = 'home.sections';
const never = () => new Promise<WidgetModule>(() => {});

/** The only widget of a page, as the browser gets it. */
async function open(mode: ResolvedWidget['load'], load: () => Promise<WidgetModule>, isBooting = true) {
  const widget: ResolvedWidget = { id: 'teaser', slot: SLOT, order: 0, load: mode, reserve: 's', css: [] };
  const remote: ResolvedRemote = {
    ...{ name: 'mfe-finance', globalName: 'mfe_finance', version: '1.0.0', previous: null, routes: [] },
    ...{ entry: { href: '/entry.js', integrity: undefined }, widgets: [widget] },
  };
  const fillSlots = widgetsInBrowser({ remotes: [remote], degraded: [], isBooting: () => isBooting, load });
  const { fill } = await fillSlots([SLOT]);
  return fill.widgets.get(SLOT)![0]!;
}

test('a widget that is touched twice is loaded once', async () => {
  const load = jest.fn(never);
  const handle = await open('lazy', load);

  handle.activate();
  handle.activate();

  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be loaded at once keeps what the server drew, and offers another try where it drew nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const failingOnce = () => jest.fn(never).mockRejectedValueOnce(new Error('offline'));
  const [first, second] = [failingOnce(), failingOnce()];

  expect((await open('block', first, true)).degraded).toBe(false);
  expect(first).toHaveBeenCalledTimes(2);
  expect((await open('block', second, false)).degraded).toBe(true);
  expect(second).toHaveBeenCalledTimes(1);
});
