import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { locationsApi } from '../../api/locations.api';
import { ReviewList } from '../../reviews/reviews';

/** What people say of a place, within a page of the site's own text (S5-69). */
export function ContentReviews({ place }: SlotProps['content.reviews']) {
  const { hide_reviews: hidesReviews } = useRemoteConfig('mfe-locations');
  const { reviews } = useSuspenseQuery(locationsApi.endpoints.getLocation, place);
  if (hidesReviews || !reviews?.count) return <p>There are no reviews to show here right now.</p>;
  return <ReviewList reviews={reviews} />;
}
