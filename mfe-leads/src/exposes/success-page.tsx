import type { PageModule, PrefetchContext } from '@shared-kit/runtime/remote-module';
import { sentFormApi } from '../features/success/sent-form.api';
import { leadsApi } from '../api/leads.api';
import { prefetchForm } from '../api/prefetch-form';

export { SuccessPage as Component } from '../features/success/success-page';
export const apis: PageModule['apis'] = [leadsApi];

const sentParts = ({ dispatch }: PrefetchContext, proof: string) => [
  dispatch(sentFormApi.endpoints.getSentForm.initiate(proof, { subscribe: false })),
  dispatch(sentFormApi.endpoints.getHours.initiate(undefined, { subscribe: false })),
];

/** What was sent, by the proof in the address, the places it may have gone to, and when they are open. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const proof = context.url.searchParams.get('sent');
  await Promise.all([prefetchForm(context), ...(proof ? sentParts(context, proof) : [])]);
};
