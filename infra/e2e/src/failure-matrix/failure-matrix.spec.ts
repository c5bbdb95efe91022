import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCarPath } from '../a-car';
import { withoutPictures } from '../browser-launch';
import { aPerson, enquiryOf, fillEnquiry, fromOwnAddress } from '../people/a-person';
import { apiOrigin, operatorOrigin } from '../running-platform';
import { expectServed, expectThere, isOnHome, othersOn } from './contributions';
import { faults, tryingToGetOut } from './faults';
import type { Fault, Side } from './faults';
import { asSomebodyNew, test } from './matrix-cell';
import { servedPage } from './served-page';
import type { ServedPage } from './served-page';
import { triedRemotes } from './tried-remotes';
import type { TriedRemote } from './tried-remotes';

// Pictures are no remote's: without them a cell takes two thirds of the processor.
test.use({ launchOptions: withoutPictures });

/** A vehicle's page as it is served: what nobody may lose is there, and what the other remotes bring. */
async function servedVehicle(origin: string, faulty: TriedRemote): Promise<ServedPage> {
  const headers = fromOwnAddress();
  const ask = async () => servedPage(origin + (await aCarPath()), headers);
  let vehicle = await ask();
  // Of a busy API, a part may be late once, whatever is spoiled; without scripts it stands at the end, out of sight.
  if (vehicle.document.querySelector('div[hidden][id^="S:"]')) vehicle = await ask();
  expect(vehicle.status).toBe(200);
  expect(vehicle.texts('main')).toEqual([expect.stringMatching(/\$\d/)]);
  expect(vehicle.texts('a[href^="tel:"]')).not.toEqual([]);
  for (const other of othersOn('vehicle', faulty)) expectServed(vehicle, other);
  return vehicle;
}

/** Opens it in a browser: the same is seen. */
async function openVehicle(page: Page, origin: string, faulty: TriedRemote): Promise<void> {
  await asSomebodyNew(page);
  const vehicle = await page.goto(origin + (await aCarPath()), { waitUntil: 'domcontentloaded' });
  expect(vehicle?.status()).toBe(200);
  await expect(page.getByRole('main').getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  for (const other of othersOn('vehicle', faulty)) await expectThere(page, other);
}

async function openHome(page: Page, origin: string): Promise<void> {
  const home = await page.goto(origin, { waitUntil: 'domcontentloaded' });
  expect(home?.status()).toBe(200);
}

async function enquire(page: Page): Promise<void> {
  const enquiry = page.getByRole('form', { name: /enquir/i });
  await fillEnquiry(enquiry, aPerson());
  // By keyboard: what gives way to a part that the browser draws after all moves what is below it.
  await enquiry.getByRole('button', { name: /send/i }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
}

const faultsOf = (side: Side) => faults.filter(({ sides }) => sides?.includes(side) ?? true);
const atImport = faults.find(({ kind }) => kind === 'throws at import') as Fault;

for (const remote of triedRemotes) {
  for (const fault of faultsOf('server')) {
    test(`${remote}, ${fault.kind} (server): price, phone and enquiry stay, the others are untouched`, async ({
      shell,
    }) => {
      const origin = await shell.withFault({ remote, fault, side: 'server' });
      const vehicle = await servedVehicle(origin, remote);
      const thanks = await vehicle.send(/enquir/i, enquiryOf(aPerson()));
      expect(thanks.texts('h1')).toEqual([expect.stringMatching(/thank you/i)]);

      const home = await servedPage(origin, fromOwnAddress());
      expect(home.status).toBe(200);
      for (const other of othersOn('home', remote)) expectServed(home, other);
    });
  }

  test(`${remote}, what the server cannot draw: the browser does, and the enquiry is sent`, async ({
    live: page,
    shell,
  }) => {
    const origin = await shell.withFault({ remote, fault: atImport, side: 'server' });
    if (isOnHome(remote)) await openHome(page, origin);
    else await openVehicle(page, origin, remote);
    await expectThere(page, remote);
    if (isOnHome(remote)) await openVehicle(page, origin, remote);
    await page.waitForLoadState('networkidle');
    await enquire(page);
  });

  for (const fault of faultsOf('browser')) {
    test(`${remote}, ${fault.kind} (browser): price, phone and enquiry stay, the others are untouched`, async ({
      live: page,
      shell,
    }) => {
      const origin = await shell.withFault({ remote, fault, side: 'browser' });
      await openVehicle(page, origin, remote);
      await page.waitForLoadState('networkidle');
      // What the server drew of it stays, whatever its script does.
      if (!isOnHome(remote)) await expectThere(page, remote);
      await enquire(page);

      if (!isOnHome(remote)) return;
      await openHome(page, origin);
      await page.waitForLoadState('networkidle');
      await expectThere(page, remote);
    });
  }
}

test('while a page hangs in a remote every other page is served, and the next of its kind does without', async ({
  shell,
}) => {
  const fault = faults.find(({ kind }) => kind === 'loops for ever in render') as Fault;
  const origin = await shell.withFault({ remote: 'mfe-finance', fault, side: 'server' });
  const vehicle = origin + (await aCarPath());
  const hanging = fetch(vehicle);

  const others = await Promise.all(Array.from({ length: 60 }, () => fetch(origin)));
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  const page = await hanging;
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/data-widget="mfe-leads\/enquiry"/);
  expect((await fetch(vehicle)).status).toBe(200);
});

for (const kind of ['throws after render', 'ends its thread']) {
  test(`a remote that ${kind} is named and counted, and costs no other page anything`, async ({ shell }) => {
    const fault = faults.find((one) => one.kind === kind) as Fault;
    const origin = await shell.withFault({ remote: 'mfe-finance', fault, side: 'server' });
    const vehicle = origin + (await aCarPath());
    const asked = Array.from({ length: 40 }, (_, index) => fetch(index % 2 === 0 ? origin : vehicle));
    const metrics = async () => (await fetch(`${origin}/metrics`)).text();

    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(metrics).toMatch(/^remote_faults_total\{remote="mfe-finance",version="[^"]+",kind="stray"\} /m);
    expect(await metrics()).not.toMatch(/^render_threads_lost_total\{why="error"\} /m);
  });
}

test("mfe-search's code on the server reaches the API, and neither the operator's port nor Node's own modules", async ({
  shell,
}) => {
  const operator = `http://127.0.0.1:${new URL(operatorOrigin).port}/healthz`;
  expect((await fetch(operator)).ok).toBe(true);
  const fault = tryingToGetOut(operator, `${apiOrigin}/readyz`);
  const origin = await shell.withFault({ remote: 'mfe-search', fault, side: 'server' });

  expect(await (await fetch(origin)).text()).toContain('Tried: EACCES,got,ERR_ACCESS_DENIED,TypeError');
});

for (const remote of ['mfe-leads', 'mfe-vehicle'] as const) {
  test(`what was typed into the form that stands in for ${remote} goes into the real one`, async ({
    live: page,
    shell,
  }) => {
    await asSomebodyNew(page);
    const origin = await shell.withFault({ remote, fault: atImport, side: 'server' });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const scripts = `**/${remote}/**/*.js`;
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(origin + (await aCarPath()), { waitUntil: 'domcontentloaded' });
    const standIn = page.locator('form:has([name=_form][value=shell-enquiry])');
    const person = aPerson();
    await fillEnquiry(standIn, person);
    await standIn.getByRole('textbox', { name: 'Comments' }).focus();

    release();
    await expect(standIn).toHaveCount(0);
    const enquiry = page.getByRole('form', { name: /enquir/i });
    await expect(enquiry.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(enquiry.getByRole('textbox', { name: 'Comments' })).toHaveValue(person.comments);
    await expect(enquiry.getByRole('checkbox', { name: /terms of use/ })).toBeChecked();
    await enquiry.getByRole('button', { name: /send/i }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
    await page.unroute(scripts);
  });
}
