import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { FormPage as Component } from '../features/form-page/form-page';
export const apis: PageModule['apis'] = [leadsApi];
export const prefetch: PageModule['prefetch'] = prefetchForm;
