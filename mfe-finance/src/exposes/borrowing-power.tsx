import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

/** Prefetched by the page it stands on: the terms of all repayments, and the dealership of the address. */
export { BorrowingPower as Component } from '../features/borrowing-power/borrowing-power';
export const apis: WidgetModule['apis'] = [financeApi];
