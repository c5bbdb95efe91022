/** A repayment on a page, as a reader finds it. */
type Repayment = { words: string; isOneSize: boolean; isWarned: boolean };
export type Money = {
  /** Each amount that is no repayment, with the block of words that it stands in. */
  said: { money: string; block: string }[];
  repayments: Repayment[];
  /** Whether a repayment is said other than by the one component that says them. */
  isByHand: boolean;
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

  // A week's price alone reads like a repayment: a subscription says that it is one.
  const isByHand = /\$[\d,]+ a (fortnight|month)|^a week$/m.test(
    [...main.querySelectorAll('p, span')]
      .filter((part) => !part.closest('[data-repayment], details') && part.children.length === 0)
      .map((part) => part.textContent)
      .join('\n'),
  );
  return {
    said: amounts(),
    repayments: lines.map((line) => ({
      words: line.textContent,
      // One piece of text: no part of it can be larger, bolder or paler than another.
      isOneSize: line.children.length === 0,
      isWarned: isWarned(line),
    })),
    isByHand,
  };
}
