import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';

export default defineRemoteConfig({
  name: 'mfe-account',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'sign-in-page', path: '/sign-in', title: 'Sign in', cache: 'private' },
    { id: 'watchlist-page', path: '/watchlist', title: 'Saved cars', gate: 'signed-in', cache: 'private' },
    {
      id: 'garage-page',
      path: '/my-garage',
      title: 'My garage',
      gate: 'signed-in',
      flag: 'garage_enabled',
      cache: 'private',
    },
    {
      id: 'saved-searches-page',
      path: '/saved-searches',
      title: 'Saved searches',
      gate: 'signed-in',
      cache: 'private',
    },
    { id: 'your-data-page', path: '/your-data', title: 'Your data', gate: 'signed-in', cache: 'private' },
    { id: 'data-deleted-page', path: '/data-deleted', title: 'Deleted' },
    { id: 'stop-alerts-page', path: '/stop-alerts/:token', title: 'Stop emails', cache: 'private' },
  ],
  widgets: [
    { id: 'save-button', slot: 'vehicle.sidebar.actions', load: 'lazy', reserve: 's' },
    { id: 'card-save', slot: 'results.card-actions', load: 'client', reserve: 's' },
    { id: 'viewed-home', slot: 'home.sections', load: 'lazy', reserve: 's', order: 10 },
    { id: 'viewed-vehicle', slot: 'vehicle.similar', load: 'lazy', reserve: 's' },
    { id: 'viewed-empty', slot: 'results.empty', load: 'client', reserve: 'l' },
    { id: 'save-search', slot: 'results.save', load: 'lazy', reserve: 's' },
    { id: 'header-account', slot: 'layout.header-account', load: 'client', reserve: 's' },
  ],
  forms: [
    { id: 'saved-search-save', endpoint: '/api/saved-searches', success: '/saved-searches' },
    { id: 'saved-search-remove', endpoint: '/api/saved-searches/remove', success: '/saved-searches' },
    { id: 'sign-ins-end', endpoint: '/api/my-sign-ins/end', success: '/your-data' },
    { id: 'account-delete', endpoint: '/api/my-data/delete', success: '/data-deleted' },
    { id: 'alerts-stop', endpoint: '/api/alerts/stop', success: '/' },
    { id: 'sign-in-code', endpoint: '/api/sign-in/code', success: '/sign-in?step=code' },
    { id: 'sign-in-verify', endpoint: '/api/sign-in/verify', success: '/watchlist' },
    { id: 'sign-out', endpoint: '/api/sign-out', success: '/' },
    { id: 'watchlist-remove', endpoint: '/api/watchlist/remove-car', success: '/watchlist' },
  ],
  menus: [
    { menu: 'footer', group: 'Your account', label: 'Saved cars', href: '/watchlist', order: 60 },
    { menu: 'footer', group: 'Your account', label: 'Saved searches', href: '/saved-searches', order: 61 },
    { menu: 'footer', group: 'Your account', label: 'Your data', href: '/your-data', order: 62 },
  ],
  links: [
    '/cars/:slug',
    '/cars/:slug/checkout',
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
