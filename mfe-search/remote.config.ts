import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { PRICE_SEARCH_PATH } from '@shared-kit/domain/search/search-path';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';

export default defineRemoteConfig({
  name: 'mfe-search',
  version: '1.0.0',
  contract: 1,
  routes: [
    {
      id: 'results-page',
      path: '/search/:scope/:model?',
      title: 'Search',
      essentials: 'search',
      slots: ['results.save', 'results.empty', 'results.card-actions', 'repayments.terms'],
    },
    {
      id: 'offers-page',
      path: '/special-offers',
      title: 'Special offers',
      essentials: 'search',
      slots: ['results.save', 'results.empty', 'results.card-actions', 'repayments.terms'],
    },
    { id: 'compare-page', path: '/compare', title: 'Compare', essentials: 'search', slots: ['compare.costs'] },
    { id: 'price-page', path: PRICE_SEARCH_PATH, title: 'Search by price', essentials: 'search' },
  ],
  widgets: [
    { id: 'search-card', slot: 'home.search-card', load: 'block', reserve: 'm' },
    { id: 'dealership-stock', slot: 'location.stock', load: 'lazy', reserve: 'l' },
    { id: 'content-stock', slot: 'content.stock', load: 'lazy', reserve: 'l' },
    { id: 'home-sections', slot: 'home.sections', load: 'lazy', reserve: 'l' },
  ],
  menus: [
    { menu: 'header', label: 'Stock', href: '/search/new-used-and-demo-cars', order: 12, fill: 'popular_makes' },
    { menu: 'header', label: 'Offers', href: '/special-offers', order: 30, when: 'offers_count' },
    { menu: 'footer', group: 'Vehicles', label: 'All stock', href: '/search/new-used-and-demo-cars', order: 10 },
    { menu: 'footer', group: 'Vehicles', label: 'New', href: '/search/new-cars', order: 11, when: 'has_new' },
    { menu: 'footer', group: 'Vehicles', label: 'Demo', href: '/search/demo-cars', order: 12, when: 'has_demo' },
    { menu: 'footer', group: 'Vehicles', label: 'Used', href: '/search/used-cars', order: 13, when: 'has_used' },
    {
      menu: 'footer',
      group: 'Vehicles',
      label: 'Special offers',
      href: '/special-offers',
      order: 16,
      when: 'offers_count',
    },
    { menu: 'footer', group: 'Buyer tools', label: 'Search by price', href: PRICE_SEARCH_PATH, order: 20 },
  ],
  moves: {
    '/search': '/search/new-used-and-demo-cars',
    '/search/all-cars': '/search/new-used-and-demo-cars',
    '/search/all': '/search/new-used-and-demo-cars',
    '/offers': '/special-offers',
  },
  links: ['/cars/:slug', '/cars/:slug/checkout', '/cars/trade-in', '/book-test-drive', '/enquire/similar', '/finance'],
  events: {
    publishes: [
      { type: 'analytics:tracked', major: 1 },
      { type: 'cars:shown', major: 1 },
    ],
    subscribes: [],
  },
  config: searchSettingsSchema,
});
