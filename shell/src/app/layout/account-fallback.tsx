/** Keeps the account's place in the header: words about a failure would push the menu off a phone's screen. */
export function AccountFallback() {
  return <div data-reserve="s" />;
}
