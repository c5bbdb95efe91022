import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { CREDIT_CHECK_PATH } from '@shared-kit/domain/form/form-path';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';

/** The calculator, under each of the specification's addresses for it. */
const financePage = (id: string, path: string) => ({
  id,
  module: 'finance-page',
  path,
  title: 'Finance',
  gate: 'signed-in' as const,
  gateFlag: 'finance_gated' as const,
  slots: ['finance.budget' as const, 'finance.terms' as const],
});

export default defineRemoteConfig({
  name: 'mfe-finance',
  version: '1.0.0',
  contract: 1,
  routes: [
    financePage('finance-page', '/finance'),
    financePage('finance-and-insurance-page', '/finance-and-insurance'),
    financePage('personalised-finance-page', '/personalised/finance'),
    // Signs what a calculator's address says, and leads on to the link, which opens for whoever has it.
    {
      id: 'finance-quote-made-page',
      module: 'finance-quote-page',
      path: '/finance-quote/new',
      title: 'Repayment figures',
      gate: 'signed-in',
      gateFlag: 'finance_gated',
      cache: 'private',
    },
    { id: 'finance-quote-page', path: '/finance-quote', title: 'Repayment figures', cache: 'private' },
    {
      id: 'credit-check-page',
      path: CREDIT_CHECK_PATH,
      title: 'Check your rate',
      gate: 'signed-in',
      flag: 'youx_quote',
      cache: 'private',
    },
  ],
  widgets: [
    { id: 'repayment-teaser', slot: 'vehicle.sidebar.finance', load: 'lazy', reserve: 's' },
    { id: 'vehicle-terms', slot: 'vehicle.sidebar.finance', order: 1, load: 'client', reserve: 's' },
    { id: 'terms-line', slot: 'repayments.terms', load: 'lazy', reserve: 's' },
    { id: 'all-terms', slot: 'finance.terms', load: 'lazy', reserve: 'm' },
    { id: 'finance-calculator', slot: 'vehicle.calculators', load: 'lazy', reserve: 'l' },
    { id: 'fuel-calculator', slot: 'vehicle.calculators', load: 'lazy', reserve: 'm', flag: 'fuel_calculator' },
    { id: 'delivery-calculator', slot: 'vehicle.calculators', load: 'lazy', reserve: 's' },
    { id: 'form-calculator', slot: 'form.finance', load: 'lazy', reserve: 's' },
    { id: 'checkout-delivery', slot: 'checkout.delivery', load: 'lazy', reserve: 's' },
    // Late it would stand behind the footer where no script puts it into its place.
    { id: 'ownership-costs', slot: 'compare.costs', load: 'block', reserve: 'l' },
    { id: 'borrowing-power', slot: 'finance.budget', load: 'lazy', reserve: 'l' },
  ],
  forms: [{ id: 'finance-assumption', endpoint: '/api/finance-assumption', success: '/finance' }],
  menus: [
    { menu: 'header', label: 'Finance', href: '/finance', order: 55 },
    { menu: 'footer', group: 'Buyer tools', label: 'Finance', href: '/finance', order: 24 },
    {
      menu: 'footer',
      group: 'Buyer tools',
      label: 'Check your rate',
      href: CREDIT_CHECK_PATH,
      order: 25,
      when: 'youx_quote',
    },
  ],
  links: ['/my-deal', '/finance-enquiry', '/finance-pre-approval', '/cars/:slug', '/search/:scope'],
  events: {
    publishes: [{ type: 'analytics:tracked', major: 1 }],
    subscribes: [{ type: 'trade-in:valued', major: 1 }],
  },
  config: financeSettingsSchema,
});
