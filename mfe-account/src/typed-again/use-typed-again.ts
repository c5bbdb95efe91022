import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { forgetTyped, keepTyped, keptTyped } from './typed-storage';

/**
 * For a plain form of a page of one's own. Where the session has ended, sending it leads to the sign-in and back: its fields
 * then have what was typed. In every other case it was answered, and what was kept of it is forgotten.
 *
 * @param form as remote.config.ts calls it.
 * @param about which of its kind on the page, as a car's id.
 * @returns what the form element takes.
 */
export function useTypedAgain(form: string, about: string) {
  const { slug } = useSite();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = keptTyped(slug);
    if (!typed) return;
    const isOwn = typed.form === form && typed.about === about;
    if (isOwn && typed.hasSignedIn && ref.current) fillIn(ref.current, typed.fields);
    // Nobody had to sign in for it: it was answered, and whoever signs in here next is not to see it.
    if (isOwn || !typed.hasSignedIn) forgetTyped(slug);
  }, [slug, form, about]);

  function onSubmit({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const sent = [...new FormData(currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    keepTyped(slug, { form, about, fields: Object.fromEntries(sent), hasSignedIn: false });
  }
  return { ref, onSubmit };
}

function fillIn(form: HTMLFormElement, fields: Record<string, string>): void {
  const details = form.closest('details');
  if (details) details.open = true;
  for (const field of form.elements) {
    const isChoice = field instanceof HTMLInputElement && field.type === 'checkbox';
    if (isChoice) field.checked = field.name in fields;
    else if (isTyped(field)) field.value = fields[field.name] ?? field.value;
  }
}

function isTyped(field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return field.matches('input:not([type="hidden"]), select, textarea');
}
