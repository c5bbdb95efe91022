import { formatPhone, telHref } from '@shared-kit/domain/format-phone';
import { priceDisplay } from '@shared-kit/domain/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { useParams } from 'react-router';
import { shellApi } from '../api/shell.api';
import { EnquiryEssentials } from './enquiry-essentials';
import * as s from './essentials.module.css';

/** A vehicle page without mfe-vehicle: name, price, phone and enquiry. */
export function VehicleEssentials() {
  const { slug = '' } = useParams();
  const site = useSite();
  const { data: car } = shellApi.endpoints.getCar.useQuery(slug);
  const phone = car?.location?.phone ?? site.phone;
  return (
    <article className={s.essentials}>
      <h1>{car?.name ?? 'This vehicle'}</h1>
      {car && (
        <p className={s.price}>
          {priceDisplay(car, site).text} {car.price_type && <small>{car.price_type}</small>}
        </p>
      )}
      <p>
        Call us on <a href={telHref(phone)}>{formatPhone(phone)}</a>
      </p>
      <EnquiryEssentials carId={car?.id ?? ''} dealershipSlug={car?.dealership_slug ?? ''} />
    </article>
  );
}
