import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCarPath } from '../a-car';
import { withoutPictures } from '../browser-launch';
import { aPerson, fillEnquiry } from '../people/a-person';
import { apiOrigin, operatorOrigin } from '../running-platform';
import { faults, tryingToGetOut } from './faults';
import type { Fault, Side } from './faults';
import { asSomebodyNew, test } from './matrix-cell';
import { triedRemotes } from './tried-remotes';
import type { TriedRemote } from './tried-remotes';

// Pictures are no remote's: without them a cell takes two thirds of the processor.
test.use({ launchOptions: withoutPictures });

/** What each remote contributes to a page, and where: there when it is well, and not our concern when it is the faulty one. */
const contributions: Record<TriedRemote, { on: 'vehicle' | 'home'; isThere: (page: Page) => Promise<void> }> = {
  'mfe-search': {
    on: 'home',
    isThere: (page) => expect(page.locator('[data-widget="mfe-search/search-card"] form')).toBeVisible(),
  },
  'mfe-vehicle': {
    on: 'vehicle',
    isThere: (page) => expect(page.getByRole('navigation', { name: /breadcrumb/i })).toBeVisible(),
  },
  'mfe-finance': {
    on: 'vehicle',
    isThere: (page) =>
      expect(page.locator('[data-widget="mfe-finance/repayment-teaser"]')).toContainText(
        /a week|a month|enquire for finance/i,
      ),
  },
  'mfe-locations': {
    on: 'vehicle',
    isThere: (page) =>
      expect(page.locator('[data-widget="mfe-locations/location-block"]')).toContainText(/open|closed/i),
  },
  'mfe-leads': {
    on: 'vehicle',
    isThere: (page) => expect(page.locator('[data-widget="mfe-leads/enquiry"] form')).toBeVisible(),
  },
  'mfe-account': {
    on: 'vehicle',
    isThere: (page) =>
      expect(
        page.locator('[data-widget="mfe-account/save-button"]').getByRole('button', { name: /^save/i }),
      ).toBeVisible(),
  },
};

/** Slots are filled by the page that owns them: without mfe-vehicle there are none on a vehicle page. */
function othersOn(page: 'vehicle' | 'home', faulty: TriedRemote): TriedRemote[] {
  if (page === 'vehicle' && faulty === 'mfe-vehicle') return [];
  return triedRemotes.filter((name) => name !== faulty && contributions[name].on === page);
}

/** Opens a vehicle's page: what nobody may lose is there, and what the other remotes bring. */
async function openVehicle(page: Page, origin: string, faulty: TriedRemote): Promise<void> {
  await asSomebodyNew(page);
  const visit = async () => page.goto(origin + (await aCarPath()), { waitUntil: 'domcontentloaded' });
  let vehicle = await visit();
  // Of a busy API, a part may be late once, whatever is spoiled; without scripts it stands at the end, out of sight.
  if (await page.locator('div[hidden][id^="S:"]').count()) vehicle = await visit();
  expect(vehicle?.status()).toBe(200);
  await expect(page.getByRole('main').getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  for (const other of othersOn('vehicle', faulty)) await contributions[other].isThere(page);
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
      plain: page,
      shell,
    }) => {
      const origin = await shell.withFault({ remote, fault, side: 'server' });
      await openVehicle(page, origin, remote);
      await enquire(page);

      await openHome(page, origin);
      for (const other of othersOn('home', remote)) await contributions[other].isThere(page);
    });
  }

  test(`${remote}, what the server cannot draw: the browser does, and the enquiry is sent`, async ({
    live: page,
    shell,
  }) => {
    const origin = await shell.withFault({ remote, fault: atImport, side: 'server' });
    if (contributions[remote].on === 'home') await openHome(page, origin);
    else await openVehicle(page, origin, remote);
    await contributions[remote].isThere(page);
    if (contributions[remote].on === 'home') await openVehicle(page, origin, remote);
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
      if (contributions[remote].on === 'vehicle') await contributions[remote].isThere(page);
      await enquire(page);

      if (contributions[remote].on === 'vehicle') return;
      await openHome(page, origin);
      await page.waitForLoadState('networkidle');
      await contributions[remote].isThere(page);
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
