import type { PageModule } from '@shared-kit/runtime/remote-module';
import { sentFormApi } from '../features/success/sent-form.api';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { SuccessPage as Component } from '../features/success/success-page';
export const apis: PageModule['apis'] = [leadsApi];

/** What was sent, by the proof in the address, and the places it may have gone to. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const proof = context.url.searchParams.get('sent');
  await Promise.all([
    prefetchForm(context),
    proof ? context.dispatch(sentFormApi.endpoints.getSentForm.initiate(proof, { subscribe: false })) : null,
  ]);
};
