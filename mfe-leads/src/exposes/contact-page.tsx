import { CHAT_PATH } from '@shared-kit/domain/form/form-path';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { useLocation } from 'react-router';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';
import { ChatPage } from '../features/contact/chat-page';
import { ContactPage } from '../features/contact/contact-page';
import { deskApi } from '../features/contact/desk.api';

export const apis: PageModule['apis'] = [leadsApi];

/** One file for both: each has its line in the remote's entry, which every page loads. */
export function Component() {
  return useLocation().pathname === CHAT_PATH ? <ChatPage /> : <ContactPage />;
}

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { getDesk } = deskApi.endpoints;
  await Promise.all([
    prefetchForm(context),
    context.url.pathname === CHAT_PATH ? context.dispatch(getDesk.initiate(undefined, { subscribe: false })) : null,
  ]);
};
