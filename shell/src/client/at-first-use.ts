import { watchMenus } from '@shared-kit/ui/site/watch-menus';
import type { DataRouter } from 'react-router';
import { mendDrawnPictures } from './drawn-pictures';
import { focusArrivals } from './navigation/focus-arrivals';
import { holdOfflineForms } from './offline-forms';
import './text/text-page';

/** What no page needs before somebody uses it, in one file. */
export function atFirstUse(router: DataRouter): void {
  // What it says stands in the toaster, which is alive from here on.
  holdOfflineForms(window);
  focusArrivals(router);
  // A page of text has had these from the start.
  if (window.__TEXT__) return;
  mendDrawnPictures();
  watchMenus();
}
