import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { priceDisplay } from '@shared-kit/domain/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/container';
import { Price } from '@shared-kit/ui/price';
import { Stack } from '@shared-kit/ui/stack';
import { useParams } from 'react-router';
import { shellApi } from '../api/shell.api';
import { EnquiryEssentials } from './enquiry-essentials';

/** A vehicle page without mfe-vehicle: name, price, phone and enquiry. */
export function VehicleEssentials() {
  const { slug = '' } = useParams();
  const site = useSite();
  const { data: car } = shellApi.endpoints.getCar.useQuery(slug);
  const phone = car?.location?.phone ?? site.phone;
  return (
    <Container as="section" narrow section>
      <Stack gap={24}>
        <h1>{car?.name ?? 'This vehicle'}</h1>
        {car && <Price size="l" text={priceDisplay(car, site).text} type={car.price_type ?? undefined} />}
        <p>
          Call us on <a href={phoneHref(phone) ?? '#'}>{formatPhone(phone)}</a>
        </p>
        <EnquiryEssentials carId={car?.id ?? ''} dealershipSlug={car?.dealership_slug ?? ''} />
      </Stack>
    </Container>
  );
}
