import { defineRemoteConfig } from '@shared-kit/contracts/remote.contract';
import { financeConfigSchema } from './src/finance-config';

export default defineRemoteConfig({
  name: 'mfe-finance',
  version: '1.0.0',
  contract: 1,
  routes: [{ id: 'finance-page', path: '/finance', title: 'Finance', gate: 'signed-in', gateFlag: 'finance_gated' }],
  widgets: [{ id: 'repayment-teaser', slot: 'vehicle.sidebar.finance', load: 'lazy', reserve: 's' }],
  menus: [{ menu: 'header', label: 'Finance', href: '/finance', order: 70 }],
  events: {
    publishes: [{ type: 'analytics:tracked', major: 1 }],
    subscribes: [{ type: 'trade-in:valued', major: 1 }],
  },
  config: financeConfigSchema,
});
