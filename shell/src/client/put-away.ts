/** As long as browsers keep a cookie, in seconds. */
const KEPT_S = 34_560_000;

/** The site's announcement (`static-parts/announcement-bar.tsx`) is put away for good: a cookie has the key of its words. */
export function putAway({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-put-away]');
  if (!button) return;
  document.cookie = `put-away=${button.dataset['putAway']}; path=/; max-age=${KEPT_S}; SameSite=Lax`;
  button.parentElement?.remove();
  document.getElementById('main')?.focus({ preventScroll: true });
}
