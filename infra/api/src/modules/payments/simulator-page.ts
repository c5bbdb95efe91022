import { formatMoney } from '@shared-kit/domain/number/format-money';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
import type { SimulatedAct, SimulatedCheckout } from './simulated-payment.adapter';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#16181d;background:#fff}p.note{background:#fff4d6;padding:.75rem 1rem;border-radius:8px}button,a{display:inline-block;min-height:44px;padding:.6rem 1.2rem;border-radius:8px;font:inherit}button{border:0;background:#1657d9;color:#fff}a{color:#16181d}`;

/** What the page's button does, with the link signed for it. */
export type SimulatorNext = { act: SimulatedAct; token: string };

/** A page of its own, in no site's looks: a provider's page is the provider's. */
export function simulatorPage(
  { amountCents, description, returnUrl }: SimulatedCheckout,
  { act, token }: SimulatorNext,
) {
  const back = escapeMarkup(returnUrl);
  const form = `<form method="post" action="/api/payments/simulator/${act}?token=${escapeMarkup(token)}">`;
  const body =
    act === 'refund'
      ? `<p>Paid. A dealer can send it back in the provider’s own pages, as this button does.</p>${form}<button>Refund the deposit</button> <a href="${back}">Go back</a></form>`
      : `${form}<button>Pay</button> <a href="${back}">Go back without paying</a></form>`;
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Payment simulator</title><style>${STYLE}</style></head><body><main><p class="note"><strong>Payment simulator.</strong> No account with a payment provider is set up: no money moves and no card is asked for.</p><h1>${escapeMarkup(formatMoney(amountCents / 100))}</h1><p>${escapeMarkup(description)}</p>${body}</main></body></html>`;
}
