/** A repayment on a page, as a reader finds it. */
type Repayment = { words: string; isOneSize: boolean; isWarned: boolean };
export type Money = {
  /** Each amount that is no repayment, with the block of words that it stands in. */
  said: { money: string; block: string }[];
  repayments: Repayment[];
  /** What reads like a repayment, other than by the one component that says them, in its block of words. */
  byHand: string[];
};

/**
 * What a page says of money. It runs in a browser, on a page or on HTML that was only parsed: it may use nothing from here,
 * and nothing that needs a drawn page.
 */
export function readMoney(html: string | null): Money {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main')!;
  const lines = [...main.querySelectorAll('[data-repayment]')];
  const warnings = [...main.querySelectorAll('p')].filter((p) =>
    p.textContent.startsWith('WARNING: This comparison rate'),
  );

  function amounts() {
    const blocks = 'p, li, dl, td, th, h1, h2, h3, label, option, summary, legend, output';
    const elsewhere = '[data-repayment], [data-loan-costs], [data-ledger], script, style, form, noscript';
    const said: Money['said'] = [];
    const walk = page.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const inside = node.parentElement;
      if (!inside || inside.closest(elsewhere)) continue;
      for (const money of node.textContent?.match(/\$\d{1,3}(,\d{3})+|\$\d{4,}/g) ?? [])
        said.push({ money, block: (inside.closest(blocks) ?? inside).textContent ?? '' });
    }
    return said;
  }

  /** The warning stands on the page for all, or in the fold that a folded repayment stands in. */
  function isWarned(line: Element): boolean {
    const fold = line.closest('details:not([open])');
    return warnings.some((warning) => {
      const around = warning.closest('details:not([open])');
      return !warning.closest('[hidden]') && (around === null || (fold !== null && around === fold));
    });
  }

  // A fold too: what is law for a page is for what it opens. A week of fuel has its litres beside it.
  const isFuel = (part: Element) => / L a week/.test(part.closest('[role="status"]')?.textContent ?? '');
  const byHand = [...main.querySelectorAll('p, li, span, a')]
    .filter((part) => !part.closest('[data-repayment]') && !part.querySelector('[data-repayment]') && !isFuel(part))
    .map((part) => part.textContent.trim())
    .filter((words) => /\$[\d,.]+ a (week|fortnight|month)(?![a-z])|^a (week|fortnight|month)$/.test(words));
  return {
    said: amounts(),
    repayments: lines.map((line) => ({
      words: line.textContent,
      // One piece of text: no part of it can be larger, bolder or paler than another.
      isOneSize: line.children.length === 0,
      isWarned: isWarned(line),
    })),
    byHand,
  };
}
