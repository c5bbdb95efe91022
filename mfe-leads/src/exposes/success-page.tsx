import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { SuccessPage as Component } from '../features/success/success-page';
export const apis: PageModule['apis'] = [leadsApi];
export const prefetch: PageModule['prefetch'] = prefetchForm;
