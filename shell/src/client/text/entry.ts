import { recordVisit } from '@shared-kit/runtime/visit-trail';
import { watchMenus } from '@shared-kit/ui/site/watch-menus';
import { mendDrawnPictures } from '../drawn-pictures';
import { putAway } from '../put-away';
import { renderDeferredParts } from '../render-deferred-parts';
import { countVisit } from './count-visit';
import { wakeWhenNeeded } from './wake';
import './text-page';

/** All that a page of text alone runs: what the server has drawn needs no more, until something wakes the whole page. */
const page = window.__TEXT__;
if (page) {
  addEventListener('click', putAway);
  watchMenus();
  mendDrawnPictures();
  wakeWhenNeeded(page);
  recordVisit(page.site.slug, new URL(location.href));
  countVisit(page);
  if (location.hash)
    void import(/* webpackChunkName: 'hash' */ '../navigation/stay-at-hash').then(({ stayAtHash }) => stayAtHash());
  void renderDeferredParts();
  document.documentElement.dataset['text'] = '';
}
