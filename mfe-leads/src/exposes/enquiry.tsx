/** First form, replaced by the feature's own. */
export function Component() {
  return <section aria-label="Enquire" />;
}
