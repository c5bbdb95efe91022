/**
 * The head of a page that whoever has its signed link may open: no search engine lists it, and no other site is told its
 * address by the browser that leaves it.
 */
export function LinkHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
    </>
  );
}
