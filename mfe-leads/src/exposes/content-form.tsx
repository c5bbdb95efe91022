import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { ContentForm as Component } from '../features/form-page/content-form';
export const apis: WidgetModule['apis'] = [leadsApi];
export const prefetch: WidgetModule['prefetch'] = prefetchForm;
