import type { PageModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

export { FinancePage as Component } from '../features/finance-page/finance-page';
export { prefetchAsked as prefetch } from '../api/prefetch-asked';
export const apis: PageModule['apis'] = [financeApi];
