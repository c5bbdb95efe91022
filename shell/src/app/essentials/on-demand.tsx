import { lazy, memo, Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { EnquiryEssentials as Form } from './enquiry-essentials';
import type { LoadFailedProps } from './load-failed';

/** Once a page is alive it fetches what stands in for another one, so that it is at hand when the network is not. */
export const loadStandIn = () => import(/* webpackChunkName: 'stand-in' */ './stand-in');

/** What fetches their data. */
export const loadPrefetch = () => import(/* webpackChunkName: 'stand-in' */ './prefetch-essentials');

const LazyForm = lazy(async () => ({ default: (await loadStandIn()).EnquiryEssentials }));
const LazyFailure = lazy(() =>
  loadStandIn().then(
    ({ LoadFailed: Failed }) => ({ default: Failed }),
    // There is no net below this one.
    () => ({ default: () => <p role="alert">Please try again in a moment.</p> }),
  ),
);

/**
 * The shell's own enquiry form. It is needed on the day mfe-leads is missing, so no page waits for it before it
 * hydrates; the server has it, and its HTML stays until then. Remembered: rendered again around a form that is not
 * hydrated yet, React would throw that HTML away, with all that was typed into it.
 */
export const EnquiryEssentials = memo(function EnquiryEssentials(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <LazyForm {...props} />
    </Suspense>
  );
});

/** That a page did not load, and the ways on. */
export function LoadFailed(props: LoadFailedProps) {
  return (
    <Suspense fallback={null}>
      <LazyFailure {...props} />
    </Suspense>
  );
}
