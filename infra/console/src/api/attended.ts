/** So long after the last touch a page counts as used, in milliseconds. */
const ATTENDED_MS = 60_000;

let touchedAtMs = performance.now();
for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  addEventListener(act, () => (touchedAtMs = performance.now()), { capture: true, passive: true });

/** Whether somebody uses the page: one that is only open must not keep its sign-in alive by asking what is new. */
export function isAttended(): boolean {
  return performance.now() - touchedAtMs < ATTENDED_MS;
}
