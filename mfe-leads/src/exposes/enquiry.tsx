import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { Enquiry as Component } from '../features/enquiry/enquiry';
export const apis: WidgetModule['apis'] = [leadsApi];
