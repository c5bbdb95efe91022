import type { Page } from '@playwright/test';
import { cars } from '../a-car';
import type { DemoCar } from '../a-car';
import { aPerson, fillEnquiry } from '../people/a-person';
import { pathOf } from '../every-form/form-journey';
import { fillPerson } from '../people/fill-form';
import { signIn } from '../people/sign-in';
import { siteOrigin } from '../running-platform';

/** How many vehicles a shopper has saved: more than a row. */
const SAVED = 5;

/** The address of a page of a shopper's own, who is signed in, has saved vehicles and asked about one of them. */
export const ownPage =
  (path: string) =>
  async (site: string, page: Page): Promise<string> => {
    const person = aPerson();
    const found = await cars(site, '');
    await askAbout(page, site, found[0]!, person);
    await page.goto(siteOrigin(site) + path);
    await signIn(page, person.mobile);
    await page.getByRole('navigation', { name: 'Your account' }).waitFor();
    await save(page, found.slice(0, SAVED));
    return path;
  };

/** The page that thanks for an enquiry about a vehicle, with its proof. */
export async function thanksForEnquiry(site: string, page: Page): Promise<string> {
  const [car] = await cars(site, '');
  return askAbout(page, site, car!, aPerson());
}

/** The page that thanks for a message to a place. */
export async function thanksForMessage(site: string, page: Page): Promise<string> {
  const person = aPerson();
  await page.goto(`${siteOrigin(site)}/contact`);
  await page.locator('html[data-hydrated]').waitFor();
  const form = askingForm(page);
  for (const choice of ['What is it about', 'Location']) {
    const field = form.getByLabel(choice);
    if ((await field.count()) > 0) await field.selectOption({ index: 1 });
  }
  await fillPerson(form, person);
  await form.getByRole('textbox', { name: 'Comments' }).fill(person.comments);
  return sent(page, () => form.locator('button[type=submit]').click());
}

async function askAbout(page: Page, site: string, { id }: DemoCar, person: ReturnType<typeof aPerson>) {
  await page.goto(`${siteOrigin(site)}${pathOf('enquiry')}?car_id=${id}`);
  await page.locator('html[data-hydrated]').waitFor();
  const form = askingForm(page);
  await fillEnquiry(form, person);
  return sent(page, () => form.locator('button[type=submit]').click());
}

/** The form that asks who one is; others of the page do not. */
const askingForm = (page: Page) =>
  page
    .locator('main form')
    .filter({ has: page.getByLabel('First name') })
    .first();

/** Where a form that is sent leads. */
async function sent(page: Page, send: () => Promise<void>): Promise<string> {
  await send();
  await page.waitForURL(/\/success\?/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Saves vehicles for whoever is signed in, as their pages do. */
async function save(page: Page, list: readonly DemoCar[]): Promise<void> {
  await page.evaluate(
    async (ids) => {
      const session = (await (await fetch('/api/session')).json()) as { user: { phone: string } };
      const answer = await fetch('/api/watchlist/save-cars', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone_number: session.user.phone, car_ids: ids }),
      });
      if (!answer.ok) throw new Error(`Vehicles could not be saved: ${answer.status}`);
    },
    list.map(({ id }) => id),
  );
}
