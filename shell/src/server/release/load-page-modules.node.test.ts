import { jest } from '@jest/globals';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { aSite } from '@shared-kit/testing/a-site';
import { pino } from 'pino';
import { planPage } from '../page/page-plan';
import type { ArtifactSource, ExposedModule } from './artifact-loader';
import { loadPageModules } from './load-page-modules';
import type { Resolved } from './release-set';

let published = 0;

/** A remote of so many versions. */
function aRemote(name: RemoteName, facts: Partial<RemoteManifest>, versions = 2): Resolved {
  published += 1;
  const ladder = Array.from({ length: versions }, (_, index) => ({
    manifest: aManifest({ name, ...facts }),
    version: {
      name,
      published: { version: `1.0.${9 - index}`, integrity: `${name}-${published}-${index}`, signature: '' },
      publicKey: '',
    },
  }));
  return { name, ladder };
}

const widget = (id: string, load: 'block' | 'lazy' | 'client', slot = 'vehicle.enquiry') => ({
  ...{ id, slot: slot as 'vehicle.enquiry', order: 0, load, reserve: 's' as const, css: [], js: [] },
});
const VEHICLE: Partial<RemoteManifest> = {
  routes: [
    {
      ...{ id: 'vehicle-page', path: '/cars/:slug', title: 'Vehicle', essentials: 'vehicle', gate: 'none' },
      ...{ cache: 'public', layout: 'full', slots: ['vehicle.enquiry'], css: [], js: [] },
    },
  ],
};

/** Loads the vehicle page's modules; `module` says what becomes of each. */
async function load(resolved: Resolved[], module: (asked: string) => Promise<string | undefined>) {
  const [asked, logged]: [string[], string[]] = [[], []];
  const artifacts: ArtifactSource = {
    manifest: () => Promise.reject(new Error('not asked for')),
    module: async ({ name, published: { version } }, id) => {
      asked.push(`${name}@${version}/${id}`);
      return { Component: await module(`${name}/${id}`), apis: [] } as unknown as ExposedModule;
    },
  };
  const plan = planPage('/cars/kia', resolved, aSite(), 'http://sunrise.example');
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });
  const loaded = await loadPageModules(plan, resolved, artifacts, log, () => undefined);
  return {
    ...{
      asked: asked.toSorted(),
      logged: logged.join(),
      page: loaded.page?.Component,
      widgets: [...loaded.widgets.keys()],
    },
    stepDown: loaded.stepDown.map(({ name, published: { version } }) => `${name}@${version}`),
  };
}
const well = (asked: string) => Promise.resolve(asked);

test("the page is loaded, and the widgets of its slots and of every page's frame that a server renders", async () => {
  const leads = aRemote('mfe-leads', {
    widgets: [
      ...[widget('enquiry', 'lazy'), widget('teaser', 'block'), widget('chat', 'client')],
      ...[widget('account', 'block', 'layout.header-account'), widget('banner', 'block', 'home.sections')],
    ],
  });

  expect(await load([aRemote('mfe-vehicle', VEHICLE), leads], well)).toEqual({
    asked: [
      ...['mfe-leads@1.0.9/account', 'mfe-leads@1.0.9/enquiry', 'mfe-leads@1.0.9/teaser'],
      'mfe-vehicle@1.0.9/vehicle-page',
    ],
    page: 'mfe-vehicle/vehicle-page',
    widgets: ['mfe-leads/enquiry', 'mfe-leads/teaser', 'mfe-leads/account'],
    stepDown: [],
    logged: '',
  });
});

test('a failure is tried once more, then the version is to give way; the others are loaded all the same', async () => {
  const resolved = [
    aRemote('mfe-vehicle', VEHICLE),
    aRemote('mfe-leads', { widgets: [widget('enquiry', 'lazy'), widget('teaser', 'block')] }),
  ];
  const failing = (asked: string) =>
    asked === 'mfe-leads/enquiry' ? Promise.reject(new Error('a bug')) : Promise.resolve(asked);

  const { asked, page, widgets, stepDown, logged } = await load(resolved, failing);

  expect(asked.filter((one) => one === 'mfe-leads@1.0.9/enquiry')).toHaveLength(2);
  expect([page, widgets, stepDown]).toEqual(['mfe-vehicle/vehicle-page', ['mfe-leads/teaser'], ['mfe-leads@1.0.9']]);
  expect(logged).toMatch(/a bug.*"remote":"mfe-leads","version":"1.0.9","module":"enquiry"/);
});

test('with nothing below it a version that fails gives way to nothing: its part is missing', async () => {
  const resolved = [aRemote('mfe-vehicle', VEHICLE, 1)];

  const { page, stepDown } = await load(resolved, () => Promise.reject(new Error('a bug')));

  expect([page, stepDown]).toEqual([undefined, []]);
});

test('a module that threw and is empty the next time is a failure, told by what it threw', async () => {
  let tries = 0;
  const failing = (asked: string) => {
    if (asked !== 'mfe-vehicle/vehicle-page') return Promise.resolve(asked);
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('a bug')) : Promise.resolve(undefined);
  };

  const { page, stepDown, logged } = await load([aRemote('mfe-vehicle', VEHICLE)], failing);

  expect([page, stepDown, tries]).toEqual([undefined, ['mfe-vehicle@1.0.9'], 2]);
  expect(logged).toContain('a bug');
});

test('a page waits half a second for a module, no longer, and not for each try anew', async () => {
  jest.useFakeTimers();
  let isLoaded = false;
  const loading = load([aRemote('mfe-vehicle', VEHICLE)], () => new Promise(() => {}));
  void loading.then(() => (isLoaded = true));

  await jest.advanceTimersByTimeAsync(499);
  expect(isLoaded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isLoaded).toBe(true);
  jest.useRealTimers();

  const { stepDown, logged } = await loading;
  expect(stepDown).toEqual(['mfe-vehicle@1.0.9']);
  expect(logged).toContain('Not loaded within 500 ms');
});
