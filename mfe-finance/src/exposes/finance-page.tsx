import type { PageModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

export { FinancePage as Component } from '../features/finance-page/finance-page';
export { prefetchAskedCar as prefetch } from '../api/prefetch-asked-car';
export const apis: PageModule['apis'] = [financeApi];
