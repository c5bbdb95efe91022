import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { shownRepayment } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { priceText } from '@shared-kit/domain/price/price-display';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Button } from '@shared-kit/ui/form/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Picture } from '@shared-kit/ui/car/picture';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import { RepaymentLine } from '@shared-kit/ui/car/repayment-line';
import { QrCode } from '@shared-kit/ui/qr-code';
import Printer from 'lucide-react/icons/printer';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { vehicleApi } from '../../api/vehicle.api';
import { BrochureButton } from '../../features/brochure/brochure-button';
import { VehicleGone } from '../vehicle-page/vehicle-gone';
import * as s from './print-page.module.css';

const CarRow = lazy(async () => ({ default: (await import('../../features/similar-cars/similar-cars')).CarRow }));

/** The car of `?car_id=`, an id or a slug, on one sheet of A4 (S2-21). */
export function PrintPage() {
  const [query] = useSearchParams();
  const carId = query.get('car_id') ?? '';
  const { error } = vehicleApi.endpoints.getCar.useQueryState(carId);
  const code = asProblem(error)?.code;
  if (carId === '' || code === 'not_found' || code === 'gone')
    return <VehicleGone slug={carId || 'none'} sold={code === 'gone'} row={CarRow} />;
  return <Sheet carId={carId} />;
}

function Sheet({ carId }: { carId: string }) {
  const car = useSuspenseQuery(vehicleApi.endpoints.getCar, carId);
  const site = useSite();
  const { title, subtitle, price, status, facts, features, comments, pictureId, pictureAlt, dealer, url, printedAt } =
    carBrochure(car, site, useRenderTime());
  return (
    <article className={s.sheet}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={url} />
      <div className={s.tools}>
        <LinkButton to={car.path}>Back to the vehicle</LinkButton>
        <Button variant="primary" onClick={() => print()}>
          <Printer aria-hidden /> Print
        </Button>
        <BrochureButton slug={car.slug} />
      </div>
      <header className={s.top}>
        <strong>{site.name}</strong>
        <span>
          {dealer.address} · <span className={s.phone}>{dealer.phone}</span>
        </span>
      </header>
      <Picture id={pictureId} alt={pictureAlt} sizes="48rem" priority contain />
      <div className={s.headline}>
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <p className={s.price}>
          <strong>{price.text}</strong> {price.type} {price.was && <s>Was {price.was}</s>}
          {price.estimate && (
            <span>
              <strong>{price.estimate.text}</strong> {price.estimate.type}
            </span>
          )}
          {price.toBuy && <span>To buy: {priceText(price.toBuy)}</span>}
          {status && <span>{status}</span>}
        </p>
      </div>
      <Repayment car={car} />
      <section className={s.facts} aria-label="Specifications">
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {features.length > 0 && (
        <section aria-label="Features">
          <h2>Features</h2>
          <ul className={s.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      {comments && (
        <section aria-label="Dealer comments">
          <h2>Dealer comments</h2>
          <p className={s.comments}>{comments}</p>
        </section>
      )}
      <footer className={s.foot}>
        <QrCode text={url} label="Code of this vehicle's page" />
        <p>
          {dealer.name}, dealer licence {dealer.licence}
          <br />
          {url}
          <br />
          Printed {printedAt}. Price and availability may have changed since.
        </p>
      </footer>
    </article>
  );
}

function Repayment({ car }: { car: Car }) {
  const site = useSite();
  const repayment = shownRepayment(car, priceDisplay(car, site), site);
  return (
    repayment && (
      <section aria-label="Repayment">
        <RepaymentLine repayment={repayment} />
        <RateWarning published />
      </section>
    )
  );
}
