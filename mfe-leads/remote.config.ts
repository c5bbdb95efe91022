import { FORM_PAGES } from '@shared-kit/contracts/form/lead-form-pages';
import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { CHAT_PATH, SENT_PATH } from '@shared-kit/domain/form/form-path';
import { leadsSettingsSchema } from '@shared-kit/contracts/settings/leads-settings.contract';

const idOf = (path: string) => path.slice(1).replaceAll('/', '-');

/** Pages that are one form share a module, which knows the form by its address. */
const formRoutes = Object.values(FORM_PAGES)
  .flat()
  .flatMap(({ slots = [], ...page }) =>
    page.paths.map((path) => ({ ...page, slots: [...slots], id: `${idOf(path)}-page`, module: 'form-page', path })),
  );

const tradeIn = (id: string, path: string) => ({
  id,
  module: 'trade-in-page',
  path,
  title: 'Value your vehicle',
  flag: 'trade_in',
});

export default defineRemoteConfig({
  name: 'mfe-leads',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'contact-page', path: '/contact', title: 'Contact us' },
    { id: 'contact-us-page', module: 'contact-page', path: '/contact-us', title: 'Contact us' },
    { id: 'chat-page', path: CHAT_PATH, title: 'Chat with us', flag: 'chat' },
    { id: 'success-page', path: SENT_PATH, title: 'Thank you', cache: 'private', slots: ['content.stock'] },
    ...formRoutes,
    { id: 'booking-page', path: '/booking/:token', title: 'Your booking', cache: 'private' },
    {
      id: 'checkout-page',
      path: '/cars/:slug/checkout',
      title: 'Reserve online',
      cache: 'private',
      flag: 'reserve',
      layout: 'plain',
      slots: ['checkout.delivery'],
    },
    {
      id: 'buy-online-page',
      module: 'checkout-page',
      path: '/cars/:slug/buy-online',
      title: 'Buy online',
      cache: 'private',
      flag: 'reserve',
      layout: 'plain',
      slots: ['checkout.delivery'],
    },
    {
      id: 'checkout-journey-page',
      module: 'checkout-page',
      path: '/checkout-journey',
      title: 'Reserve online',
      cache: 'private',
      flag: 'reserve',
      layout: 'plain',
      slots: ['checkout.delivery'],
    },
    { id: 'reservation-page', path: '/reservation/:token', title: 'Your reservation', cache: 'private' },
    tradeIn('trade-in-page', '/trade-in'),
    tradeIn('sell-my-car-page', '/sell-my-car'),
    tradeIn('instant-price-page', '/instant-price'),
    tradeIn('car-trade-in-page', '/cars/trade-in'),
    {
      id: 'trade-in-offer-page',
      module: 'offer-page',
      path: '/trade-in/offer/:token',
      title: 'Your estimate',
      cache: 'private',
    },
    { id: 'preferences-page', path: '/preferences/:token', title: 'Your preferences', cache: 'private' },
    {
      id: 'unsubscribe-page',
      module: 'preferences-page',
      path: '/pages/unsubscribe',
      title: 'Unsubscribe',
      cache: 'private',
    },
    {
      id: 'spin-page',
      path: '/spin-to-win',
      title: 'Spin to win',
      cache: 'private',
      flag: 'spin_to_win',
      gate: 'signed-in',
    },
    { id: 'spin-result-page', path: '/spin-to-win/:token', title: 'Your spin', cache: 'private', flag: 'spin_to_win' },
  ],
  widgets: [
    { id: 'enquiry', slot: 'vehicle.enquiry', load: 'lazy', reserve: 'l' },
    { id: 'car-actions', slot: 'vehicle.sidebar.buttons', load: 'lazy', reserve: 's' },
    { id: 'content-form', slot: 'content.form', load: 'lazy', reserve: 'l' },
  ],
  forms: [
    ...Object.keys(LEAD_FORMS).map((id) => ({ id, endpoint: '/api/leads', success: `${SENT_PATH}?form=${id}` })),
    { id: 'offer-accept', endpoint: '/api/valuations/accept', success: '/' },
    { id: 'preferences', endpoint: '/api/preferences', success: '/' },
    { id: 'unsubscribe', endpoint: '/api/unsubscribe', success: '/pages/unsubscribe' },
    { id: 'rego-lookup', endpoint: '/api/rego-lookups', success: '/trade-in' },
    { id: 'reservation-cancel', endpoint: '/api/reservations/cancel', success: '/' },
    { id: 'booking-cancel', endpoint: '/api/bookings/cancel', success: '/' },
    { id: 'booking-reschedule', endpoint: '/api/bookings/reschedule', success: '/' },
  ],
  menus: [
    { menu: 'header', label: 'Service', href: '/service', order: 40, when: ['service_booking', 'has_service'] },
    { menu: 'header', label: 'Sell my car', href: '/trade-in', order: 50, when: 'trade_in' },
    { menu: 'header', label: 'Contact', href: '/contact', order: 80 },
    { menu: 'footer', group: 'Buyer tools', label: 'Book a test drive', href: '/book-test-drive', order: 21 },
    { menu: 'footer', group: 'Buyer tools', label: 'Sell my car', href: '/trade-in', order: 22, when: 'trade_in' },
    {
      menu: 'footer',
      group: 'Service and parts',
      label: 'Book a service',
      href: '/service',
      order: 40,
      when: ['service_booking', 'has_service'],
    },
    {
      menu: 'footer',
      group: 'Service and parts',
      label: 'Parts and accessories',
      href: '/vehicle-parts-and-accessories',
      order: 41,
      when: ['parts', 'has_parts'],
    },
    { menu: 'footer', group: 'Contact', label: 'Contact us', href: '/contact', order: 51 },
  ],
  links: ['/cars/:slug', '/search/:scope', '/finance', '/sign-in', '/dealer-locator'],
  events: {
    publishes: [
      { type: 'lead:submitted', major: 1 },
      { type: 'analytics:tracked', major: 1 },
      { type: 'trade-in:valued', major: 1 },
      { type: 'phone:revealed', major: 1 },
    ],
    subscribes: [],
  },
  config: leadsSettingsSchema,
});
