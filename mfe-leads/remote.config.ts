import { LEAD_FORMS } from '@shared-kit/contracts/lead-forms';
import { defineRemoteConfig } from '@shared-kit/contracts/remote.contract';
import { leadsConfigSchema } from './src/leads-config';

/** Pages that are one form share a module, which knows the form by its address. */
const formPage = (id: string, path: string, title: string, more: object = {}) => ({
  id,
  module: 'form-page',
  path,
  title,
  ...more,
});

const tradeIn = (id: string, path: string) => ({
  id,
  module: 'trade-in-page',
  path,
  title: 'Value your car',
  flag: 'trade_in',
});

export default defineRemoteConfig({
  name: 'mfe-leads',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'contact-page', path: '/contact', title: 'Contact us' },
    { id: 'contact-us-page', module: 'contact-page', path: '/contact-us', title: 'Contact us' },
    { id: 'success-page', path: '/success', title: 'Thank you', cache: 'private' },
    formPage('parts-page', '/vehicle-parts-and-accessories', 'Parts and accessories', { flag: 'parts' }),
    formPage('careers-page', '/careers', 'Careers', { flag: 'careers' }),
    formPage('fleet-page', '/fleet', 'Fleet', { flag: 'fleet' }),
    formPage('finance-enquiry-page', '/finance-enquiry', 'Finance enquiry'),
    formPage('apply-for-finance-page', '/apply-for-finance', 'Apply for finance'),
    formPage('pre-approval-page', '/finance-pre-approval', 'Finance pre-approval'),
    formPage('order-now-page', '/models/order-now', 'Order now'),
    formPage('online-payment-page', '/online-payment', 'Online payment', {
      flag: 'online_payment',
      gate: 'signed-in',
      cache: 'private',
    }),
    formPage('test-drive-page', '/book-test-drive', 'Book a test drive'),
    formPage('service-page', '/service', 'Book a service', { flag: 'service_booking' }),
    formPage('service-booking-page', '/service/booking', 'Book a service', { flag: 'service_booking' }),
    { id: 'booking-page', path: '/booking/:token', title: 'Your booking', cache: 'private' },
    { id: 'checkout-page', path: '/cars/:slug/checkout', title: 'Reserve online', cache: 'private', flag: 'reserve' },
    {
      id: 'buy-online-page',
      module: 'checkout-page',
      path: '/cars/:slug/buy-online',
      title: 'Buy online',
      cache: 'private',
      flag: 'reserve',
    },
    {
      id: 'checkout-journey-page',
      module: 'checkout-page',
      path: '/checkout-journey',
      title: 'Reserve online',
      cache: 'private',
      flag: 'reserve',
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
    formPage('photos-page', '/enquire/photos', 'Request photos'),
    formPage('similar-page', '/enquire/similar', 'Find me something similar'),
    formPage('make-offer-page', '/enquire/offer', 'Make an offer'),
    formPage('vehicle-enquiry-page', '/enquire/vehicle', 'Enquire'),
  ],
  widgets: [
    { id: 'enquiry', slot: 'vehicle.enquiry', load: 'lazy', reserve: 'l' },
    { id: 'content-form', slot: 'content.form', load: 'lazy', reserve: 'l' },
  ],
  forms: [
    ...Object.keys(LEAD_FORMS).map((id) => ({ id, endpoint: '/api/leads', success: `/success?form=${id}` })),
    { id: 'offer-accept', endpoint: '/api/valuations/accept', success: '/' },
    { id: 'booking-cancel', endpoint: '/api/bookings/cancel', success: '/' },
    { id: 'booking-reschedule', endpoint: '/api/bookings/reschedule', success: '/' },
  ],
  menus: [
    { menu: 'header', label: 'Service', href: '/service', order: 40, when: 'service_booking' },
    {
      menu: 'footer',
      group: 'Service and parts',
      label: 'Book a service',
      href: '/service',
      order: 40,
      when: 'service_booking',
    },
    { menu: 'header', label: 'Sell my car', href: '/trade-in', order: 50, when: 'trade_in' },
    { menu: 'header', label: 'Contact', href: '/contact', order: 80 },
    { menu: 'footer', group: 'Contact', label: 'Contact us', href: '/contact', order: 51 },
    {
      menu: 'footer',
      group: 'Service and parts',
      label: 'Parts and accessories',
      href: '/vehicle-parts-and-accessories',
      order: 41,
      when: 'parts',
    },
  ],
  events: {
    publishes: [
      { type: 'lead:submitted', major: 1 },
      { type: 'analytics:tracked', major: 1 },
    ],
    subscribes: [],
  },
  config: leadsConfigSchema,
});
