import { defineRemoteConfig } from '@shared-kit/contracts/remote.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';

export default defineRemoteConfig({
  name: 'mfe-finance',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'finance-page', path: '/finance', title: 'Finance', gate: 'signed-in', gateFlag: 'finance_gated' },
    {
      id: 'credit-check-page',
      path: '/credit-check',
      title: 'Check your rate',
      gate: 'signed-in',
      flag: 'youx_quote',
      cache: 'private',
    },
  ],
  widgets: [
    { id: 'repayment-teaser', slot: 'vehicle.sidebar.finance', load: 'lazy', reserve: 's' },
    { id: 'fuel-calculator', slot: 'vehicle.calculators', load: 'lazy', reserve: 'm', flag: 'fuel_calculator' },
    { id: 'delivery-calculator', slot: 'vehicle.calculators', load: 'lazy', reserve: 's' },
  ],
  menus: [
    { menu: 'header', label: 'Finance', href: '/finance', order: 55 },
    { menu: 'footer', group: 'Buyer tools', label: 'Finance', href: '/finance', order: 24 },
    {
      menu: 'footer',
      group: 'Buyer tools',
      label: 'Check your rate',
      href: '/credit-check',
      order: 25,
      when: 'youx_quote',
    },
  ],
  events: {
    publishes: [{ type: 'analytics:tracked', major: 1 }],
    subscribes: [{ type: 'trade-in:valued', major: 1 }],
  },
  config: financeSettingsSchema,
});
