import { kept } from '../static-parts/kept';

/**
 * Keeps the account's place in the header: words about a failure would push the menu off a phone's screen. On a page of text
 * the server has drawn there what everybody sees (`server/page/render/drawn-frame.tsx`): it stays until the account is there.
 */
export function AccountFallback() {
  return <div data-reserve="s" {...kept} />;
}
