/**
 * Stands in the place of a part that is late or has failed, for who has no scripts to put it there: what comes late is
 * shown at the end of the page then (`shared-kit/ui/src/theme/base.css`).
 *
 * @param here path and query of the page.
 */
export function LateNote({ here }: { here: string }) {
  return (
    <noscript>
      <p>
        This part was not ready in time. If it is not at the end of this page, <a href={here}>load the page again</a>.
      </p>
    </noscript>
  );
}
