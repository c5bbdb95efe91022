import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { EnquiryEssentials as Form } from './enquiry-essentials';

/** Once a page is alive it fetches the form, so that it is at hand when the network is not. */
export const loadEnquiry = () => import('./enquiry-essentials');

const LazyForm = lazy(async () => ({ default: (await loadEnquiry()).EnquiryEssentials }));

/**
 * The shell's own enquiry form. It is needed on the day mfe-leads is missing, so no page waits for it before it
 * hydrates; the server has it, and its HTML stays until then.
 */
export function EnquiryEssentials(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <LazyForm {...props} />
    </Suspense>
  );
}
