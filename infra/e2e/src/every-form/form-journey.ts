import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Person } from '../enquiry';
import { aPerson } from '../enquiry';
import { SPACE, byKeyboard, skipToContent } from '../keyboard';
import type { Keystrokes } from '../keyboard';
import { mailsFrom } from '../outbox';

/** One journey through one or more forms. `alive`: with JavaScript. */
export type Visit = { page: Page; alive: boolean; person: Person };

export type FormJourney = {
  /** The form, as its page names it. */
  name: string;
  /** Mails the dealer gets of it; 0 for a form that is no lead. */
  mails: number;
  fill: (visit: Visit) => Promise<void>;
};

/** The part every lead form has. */
export const aboutMe = ({ firstName, lastName, email, mobile, postcode }: Person): Keystrokes => [
  [/^First name/, { type: firstName }],
  [/^Last name/, { type: lastName }],
  [/^Email/, { type: email }],
  [/^Mobile/, { type: mobile }],
  [/^Postcode/, { type: postcode }],
];
export const agreed: Keystrokes = [[/^I have read and agree/, SPACE]];
export const comments = (person: Person): Keystrokes => [[/^Comments/, { type: person.comments }]];

/** Opens a page, awake where it can be, with the keyboard at its content. */
export async function start({ page, alive }: Visit, path: string): Promise<void> {
  await page.goto(path);
  if (alive) await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await skipToContent(page);
}

/** The page one is on, from its beginning. */
export async function startAgain(visit: Visit): Promise<void> {
  // With the #main of the link to the content it would be the same document, and nothing loaded.
  const { pathname, origin, search } = new URL(visit.page.url());
  await start(visit, origin + pathname + search);
}

export async function expectHeading({ page }: Visit, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The page that a form leads to. Where it comes without a new document, a screen reader hears its heading (WCAG 2.4.3). */
export async function expectArrival(visit: Visit, title: RegExp): Promise<void> {
  await expectHeading(visit, title);
  if (visit.alive) await expect(visit.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** A form of one page. */
export function onePage(
  name: string,
  path: string | (() => Promise<string>),
  keys: (person: Person) => Keystrokes,
  thanks: RegExp,
): FormJourney {
  return {
    name,
    mails: 1,
    async fill(visit) {
      await start(visit, typeof path === 'string' ? path : await path());
      await byKeyboard(visit.page, keys(visit.person));
      await expectArrival(visit, thanks);
    },
  };
}

/** Each form in turn, by a person of its own; then the dealer has each of them, once. */
export async function fillEach(page: Page, alive: boolean, journeys: readonly FormJourney[]): Promise<void> {
  const sent: { name: string; person: Person; mails: number }[] = [];
  for (const { name, mails, fill } of journeys) {
    const person = aPerson();
    await fill({ page, alive, person });
    if (mails > 0) sent.push({ name, person, mails });
  }
  for (const { name, person, mails } of sent) {
    await expect(async () => expect(await mailsFrom(person.email), name).toHaveLength(mails)).toPass({
      timeout: 20_000,
    });
  }
}
