import { SELL_PATH } from '@shared-kit/domain/form/form-path';
import type { OwnVehicle } from '@shared-kit/contracts/account/garage.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { siteText } from '@shared-kit/domain/text/site-text';
import * as rows from '../../rows/rows.module.css';
import * as s from './garage-list.module.css';

/** Vehicles that the shopper had valued, with what each was estimated at, the latest first; the way to a first one. */
export function OwnVehicles({ vehicles }: { vehicles: readonly OwnVehicle[] }) {
  const site = useSite();
  return (
    <section aria-labelledby="own-vehicles">
      <SectionHeading id="own-vehicles" title={siteText(site, 'My car')} />
      <ul className={rows.list}>
        {vehicles.map(({ name, rego, valuations, trend }) => (
          <li key={rego || name} className={rows.item}>
            <div>
              <h3 className={s.title}>{rego ? `${name}, ${rego}` : name}</h3>
              {trend && <p>{trend}</p>}
              <table className={s.valuations}>
                <caption className="visually-hidden">{`Estimates: ${name}`}</caption>
                <thead>
                  <tr>
                    <th scope="col">Valued on</th>
                    <th scope="col">Estimate</th>
                  </tr>
                </thead>
                <tbody>
                  {valuations.map(({ on, amount, href }) => (
                    <tr key={href}>
                      <td>{on}</td>
                      <td>
                        <a href={href}>{amount}</a>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={SELL_PATH} className={rows.way}>
          {vehicles.length === 0 ? 'See what yours is worth' : 'Value another, or the same again'}
        </a>
      </p>
    </section>
  );
}
