import * as runtime from 'react-refresh/runtime';

declare global {
  interface Window {
    __HOT_EVENTS__?: EventSource;
  }
}
/** Where `npm run dev` says what was built; empty in any other development build. */
declare const HOT_EVENTS_URL: string;

// Remotes that are watched hook into the shell's React, hence into its refresh runtime.
Object.assign(window, { __REFRESH_RUNTIME__: runtime });

if (HOT_EVENTS_URL) {
  const events = (window.__HOT_EVENTS__ ??= new EventSource(HOT_EVENTS_URL));
  events.addEventListener('reload', () => location.reload());
}
