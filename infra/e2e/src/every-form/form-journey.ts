import { FORM_PAGES } from '@shared-kit/contracts/form/lead-form-pages';
import { FORM_WORDS } from '@shared-kit/contracts/form/lead-form-words';
import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Person } from '../people/a-person';
import { aPerson } from '../people/a-person';
import { ENTER, SPACE, byKeyboard, skipToContent } from '../people/keyboard';
import type { Keystrokes } from '../people/keyboard';
import { mailsFrom } from '../platform/outbox';
import { answersTo, beginsWith } from './form-keys';

/** One journey through one or more forms. `alive`: with JavaScript. */
export type Visit = { page: Page; alive: boolean; person: Person };

export type FormJourney = {
  /** The form, as its page names it. */
  name: string;
  /** Those of the table of forms that are sent on the way. */
  forms: readonly LeadFormId[];
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

/** What a journey through a form of one page has that its definition does not say. */
type OnePage = {
  /** Its address: the form's first without one. */
  path?: string | (() => Promise<string>);
  /** Who is to answer, where the page asks for that first. */
  first?: Keystrokes;
  answers?: Parameters<typeof answersTo>[1];
  /** Writes into Comments, whatever the form calls them. */
  says?: string | true;
};

/** A form of one page, filled in and sent by its definition. */
export function onePage(name: string, form: LeadFormId, { path, ...page }: OnePage = {}): FormJourney {
  const { thing = 'enquiry' } = FORM_WORDS[form];
  return {
    name,
    forms: [form],
    mails: 1,
    async fill(visit) {
      await start(visit, typeof path === 'function' ? await path() : (path ?? pathOf(form)));
      await byKeyboard(visit.page, keysOf(form, visit.person, page));
      await expectArrival(visit, new RegExp(`your ${thing}$`));
    },
  };
}

/** All of a form, from its first question to its button. */
export function keysOf(form: LeadFormId, person: Person, page: Omit<OnePage, 'path'> = {}): Keystrokes {
  const { first = [], answers, says } = page;
  const { submit, messageLabel = 'Comments' } = leadForm(form);
  const message: Keystrokes = says
    ? [[beginsWith(messageLabel), { type: says === true ? person.comments : says }]]
    : [];
  return [
    ...first,
    ...answersTo(form, answers),
    ...aboutMe(person),
    ...message,
    ...agreed,
    [beginsWith(submit), ENTER],
  ];
}

/** The first address of a form. */
export function pathOf(form: LeadFormId): string {
  const path = FORM_PAGES[form][0]?.paths[0];
  if (!path) throw new Error(`The form ${form} is a part of another page`);
  return path;
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
