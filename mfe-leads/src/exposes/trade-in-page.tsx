import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { TradeInPage as Component } from '../features/trade-in/trade-in-page';
export const apis: PageModule['apis'] = [leadsApi];
export const prefetch: PageModule['prefetch'] = prefetchForm;
