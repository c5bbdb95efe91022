import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import {
  DATA_DELETED_PATH,
  GARAGE_PATH,
  MY_DEAL_PATH,
  SAVED_SEARCHES_PATH,
  WATCHLIST_PATH,
  YOUR_DATA_PATH,
} from '@shared-kit/domain/account/account-paths';
import { KEEP_FORM } from '@shared-kit/domain/account/keep-form';
import { OWN_PAGES } from '@shared-kit/domain/account/own-pages';

/** Pages of a shopper's own that show what has just arrived while there is nothing on them. */
const SHOWING_NEWEST: ReadonlySet<string> = new Set([SAVED_SEARCHES_PATH, MY_DEAL_PATH]);

export default defineRemoteConfig({
  name: 'mfe-account',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'sign-in-page', path: '/sign-in', title: 'Sign in', cache: 'private', layout: 'plain' },
    ...OWN_PAGES.map(({ id, path, label, flag }) => ({
      ...{ id, path, title: label, gate: 'signed-in' as const, cache: 'private' as const },
      slots: SHOWING_NEWEST.has(path) ? ['content.stock' as const] : [],
      ...(flag && { flag }),
    })),
    { id: 'data-deleted-page', path: DATA_DELETED_PATH, title: 'Deleted' },
    { id: 'shared-list-page', path: '/shared-list/:token', title: 'Shared list', cache: 'private' },
    { id: 'shared-deal-page', path: '/my-deal/:token', title: 'A deal', cache: 'private' },
    { id: 'confirm-alerts-page', path: '/confirm-alerts/:token', title: 'Confirm your email', cache: 'private' },
    { id: 'stop-alerts-page', path: '/stop-alerts/:token', title: 'Stop emails', cache: 'private' },
  ],
  widgets: [
    { id: 'save-button', slot: 'vehicle.sidebar.actions', load: 'lazy', reserve: 's' },
    { id: 'card-save', slot: 'results.card-actions', load: 'client', reserve: 's' },
    { id: 'viewed-home', slot: 'home.sections', load: 'lazy', reserve: 's', order: 10 },
    { id: 'viewed-vehicle', slot: 'vehicle.similar', load: 'lazy', reserve: 's' },
    { id: 'viewed-empty', slot: 'results.empty', load: 'client', reserve: 's' },
    { id: 'save-search', slot: 'results.save', load: 'lazy', reserve: 's' },
    { id: 'header-account', slot: 'layout.header-account', load: 'client', reserve: 's' },
  ],
  forms: [
    { id: 'saved-search-save', endpoint: '/api/saved-searches', success: SAVED_SEARCHES_PATH },
    { id: 'alerts-choose', endpoint: '/api/saved-searches/choose', success: SAVED_SEARCHES_PATH },
    { id: 'alerts-ask-again', endpoint: '/api/saved-searches/ask-again', success: SAVED_SEARCHES_PATH },
    { id: 'saved-search-remove', endpoint: '/api/saved-searches/remove', success: SAVED_SEARCHES_PATH },
    { id: 'push-kinds', endpoint: '/api/my-notifications/kinds', success: SAVED_SEARCHES_PATH },
    { id: 'push-remove', endpoint: '/api/my-notifications/remove', success: SAVED_SEARCHES_PATH },
    { id: 'service-keep', endpoint: '/api/my-services', success: GARAGE_PATH },
    { id: 'service-remove', endpoint: '/api/my-services/remove', success: GARAGE_PATH },
    { id: 'deal-keep', endpoint: '/api/my-deals', success: MY_DEAL_PATH },
    { id: 'deal-remove', endpoint: '/api/my-deals/remove', success: MY_DEAL_PATH },
    { id: 'sign-ins-end', endpoint: '/api/my-sign-ins/end', success: YOUR_DATA_PATH },
    { id: 'passkey-remove', endpoint: '/api/my-passkeys/remove', success: YOUR_DATA_PATH },
    { id: 'account-delete', endpoint: '/api/my-data/delete', success: DATA_DELETED_PATH },
    { id: 'alerts-confirm', endpoint: '/api/alerts/confirm', success: '/' },
    { id: 'alerts-stop', endpoint: '/api/alerts/stop', success: '/' },
    { id: 'sign-in-code', endpoint: '/api/sign-in/code', success: '/sign-in?step=code' },
    { id: 'sign-in-verify', endpoint: '/api/sign-in/verify', success: WATCHLIST_PATH },
    { id: 'sign-out', endpoint: '/api/sign-out', success: '/' },
    { id: KEEP_FORM, endpoint: '/api/watchlist/keep', success: WATCHLIST_PATH },
    { id: 'watchlist-note', endpoint: '/api/watchlist/note', success: WATCHLIST_PATH },
    { id: 'watchlist-share-begin', endpoint: '/api/watchlist/share/begin', success: WATCHLIST_PATH },
    { id: 'watchlist-share-end', endpoint: '/api/watchlist/share/end', success: WATCHLIST_PATH },
    { id: 'watchlist-remove', endpoint: '/api/watchlist/remove-car', success: WATCHLIST_PATH },
  ],
  menus: OWN_PAGES.map(({ path, label, namedBy, flag }, index) => ({
    ...{ menu: 'footer' as const, group: 'Your account', label, href: path, order: 60 + index },
    ...(namedBy && { named_by: namedBy }),
    ...(flag && { when: flag }),
  })),
  links: [
    '/compare',
    '/cars/:slug',
    '/cars/:slug/checkout',
    '/enquire/vehicle',
    '/search/:scope',
    '/booking/:token',
    '/reservation/:token',
    '/trade-in/offer/:token',
    '/trade-in',
  ],
  events: {
    publishes: [
      { type: 'session:changed', major: 1 },
      { type: 'watchlist:changed', major: 1 },
      { type: 'toast:show', major: 1 },
      { type: 'analytics:tracked', major: 1 },
    ],
    subscribes: [
      { type: 'session:changed', major: 1 },
      { type: 'watchlist:changed', major: 1 },
    ],
  },
  config: accountSettingsSchema,
});
