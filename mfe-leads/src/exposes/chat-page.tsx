import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';
import { deskApi } from '../features/contact/desk.api';

export { ChatPage as Component } from '../features/contact/chat-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async (context) => {
  await Promise.all([
    prefetchForm(context),
    context.dispatch(deskApi.endpoints.getDesk.initiate(undefined, { subscribe: false })),
  ]);
};
