import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { UnsubscribePage as Component } from '../features/preferences/unsubscribe-page';
export const apis: PageModule['apis'] = [leadsApi];
