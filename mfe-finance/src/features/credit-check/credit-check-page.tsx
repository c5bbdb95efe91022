import { whyMissing } from '@shared-kit/runtime/as-problem';
import type { WhyMissing } from '@shared-kit/runtime/as-problem';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { Container } from '@shared-kit/ui/layout/container';
import { UNREAD_VEHICLE } from '@shared-kit/ui/car/missing-vehicle';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import { carApi } from '../../api/car.api';
import { CarRates } from './car-rates';

/**
 * What a loan for a car would cost by the shopper's own word on their credit (S6-01: behind the sign-in). The car is
 * `?car_id=`, an id or a slug; without one, or with one nobody knows, the page asks to choose.
 */
export function CreditCheckPage() {
  const site = useSite();
  const [query] = useSearchParams();
  const named = query.get('car_id') ?? '';
  const { data: car, error } = carApi.endpoints.getCar.useQuery(named, { skip: named === '' });
  return (
    <Container page>
      <title>{`Check your rate | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageTop
        trail={[{ label: 'Home', href: '/' }, { label: 'Finance', href: FINANCE_PATH }, { label: 'Check your rate' }]}
        title="Check your rate"
        lead="Say how you see your own credit history. No credit bureau is asked, and your answer is neither sent nor stored: it only chooses what you see here."
      />
      {car ? <CarRates car={car} /> : <NoCar why={whyMissing(error)} />}
    </Container>
  );
}

function NoCar({ why }: { why: WhyMissing | null }) {
  if (why === 'unread') return <EmptyState title={UNREAD_VEHICLE} text="Try again in a few minutes." />;
  return (
    <EmptyState
      title="Which vehicle is it for?"
      text={`${why === 'gone' ? 'The one you asked about is no longer for sale here. ' : ''}A rate depends on the vehicle. Choose one, and follow the link below its price.`}
      action={
        <LinkButton to={ALL_STOCK} variant="primary">
          Choose a vehicle
        </LinkButton>
      }
    />
  );
}
