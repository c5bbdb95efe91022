type Here = { pathname: string; search: string; key: string };

/**
 * Leaves moves within a page (`#main`, and back from there) to the browser. To the router each would be a new location,
 * for which React renders the page at once and drops the HTML of every widget that is not awake yet, with what was typed.
 *
 * To be called before there is a router.
 *
 * @param here the router's location.
 */
export function leaveInPageMoves(here: () => Here): void {
  addEventListener('popstate', (event) => {
    const { pathname, search, key } = here();
    if (location.pathname !== pathname || location.search !== search) return;
    // The router writes a key into each entry that it makes, all but its first; the browser's own have no state.
    const state = event.state as { key?: string } | null;
    if (state === null || (state.key ?? 'default') === key) event.stopImmediatePropagation();
  });
}
