import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { StopAlertsPage as Component } from '../features/alert-links/stop-alerts-page';
export { prefetchLink as prefetch } from '../features/alert-links/prefetch-link';
export const apis: PageModule['apis'] = [accountApi];
