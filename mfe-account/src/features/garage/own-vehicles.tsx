import { SELL_PATH } from '@shared-kit/domain/form/form-path';
import type { OwnVehicle } from '@shared-kit/contracts/account/garage.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { siteText } from '@shared-kit/domain/text/site-text';
import * as s from './garage-list.module.css';

/** Vehicles that the shopper had valued, with what each was estimated at, the latest first; the way to a first one. */
export function OwnVehicles({ vehicles }: { vehicles: readonly OwnVehicle[] }) {
  const site = useSite();
  return (
    <section aria-labelledby="own-vehicles">
      <SectionHeading id="own-vehicles" title={siteText(site, 'My car')} />
      <ul className={s.list}>
        {vehicles.map(({ name, rego, valuations }) => (
          <li key={rego || name} className={s.item}>
            <div>
              <h3 className={s.title}>{rego ? `${name}, ${rego}` : name}</h3>
              <ul>
                {valuations.map(({ on, amount, href }) => (
                  <li key={href}>
                    <a href={href}>{amount}</a> <span className={s.small}>{on}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={SELL_PATH} className={s.way}>
          {vehicles.length === 0 ? 'See what yours is worth' : 'Value another, or the same again'}
        </a>
      </p>
    </section>
  );
}
