import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { ConfirmAlertsPage as Component } from '../features/alert-links/confirm-alerts-page';
export { prefetchLink as prefetch } from '../features/alert-links/prefetch-link';
export const apis: PageModule['apis'] = [accountApi];
