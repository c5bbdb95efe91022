import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { Picture } from '@shared-kit/ui/car/picture';
import * as s from './why-band.module.css';
import { WhyBuy } from './why-buy';
import { WhyDealer } from './why-dealer';

/** Both panels as one band: why here, beside the site's own picture of its place where it has one. */
export function WhyBand({ car, config }: { car: Car; config: VehicleSettings }) {
  const { why_buy: buy, why_dealer: dealer, why_picture: picture } = config;
  if (!buy && !dealer) return null;
  return (
    <div className={picture ? s.pictured : s.band}>
      {picture && <Picture id={picture} alt="" sizes="32rem" narrowest={640} widest={640} rounded />}
      {buy && <WhyBuy car={car} config={config} />}
      {dealer && <WhyDealer car={car} config={config} />}
    </div>
  );
}
