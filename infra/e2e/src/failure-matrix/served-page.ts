import { JSDOM } from 'jsdom';

/** What is in the HTML and nobody without scripts sees; a part that was late stands at the end, hidden. */
const UNSEEN = '[hidden], template, noscript, script, details:not([open]) > :not(summary)';

export type ServedPage = {
  status: number;
  document: Document;
  /** The texts of all elements of a selector that one sees. */
  texts(selector: string): string[];
  /** Fills in the form of a name by its labels, sends it as a browser without scripts would, and answers with where that leads. */
  send(form: RegExp, answers: readonly (readonly [label: RegExp, value: string | true])[]): Promise<ServedPage>;
};

/** A page as it is served, by HTTP alone: what a browser without scripts has, at a hundredth of its work. */
export async function servedPage(url: string, headers: Record<string, string>, form?: FormData): Promise<ServedPage> {
  const body = form && new URLSearchParams([...form].map(([name, value]) => [name, value as string]));
  const answer = await fetch(url, { headers, ...(body && { method: 'POST', body }) });
  const { window } = new JSDOM(await answer.text(), { url: answer.url });
  const { document } = window;
  return {
    status: answer.status,
    document,
    texts: (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => !one.closest(UNSEEN))
        .map((one) => one.textContent ?? ''),
    async send(name, answers) {
      const filled = [...document.forms].find((one) => name.test(one.getAttribute('aria-label') ?? ''));
      if (!filled) throw new Error(`There is no form ${name.source} on ${answer.url}`);
      for (const [label, value] of answers) fillIn(filled, label, value);
      const action = new URL(filled.getAttribute('action') ?? '', answer.url);
      return servedPage(action.href, headers, new window.FormData(filled));
    },
  };
}

function fillIn(form: HTMLFormElement, label: RegExp, value: string | true): void {
  const field = [...form.querySelectorAll('label')].find((one) => label.test(one.textContent ?? ''))?.control;
  if (!field || !('value' in field)) throw new Error(`No field is labelled ${label.source}`);
  if (value === true) (field as HTMLInputElement).checked = true;
  else field.value = value;
}
