import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { FINANCE_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSite } from '@shared-kit/runtime/site-context';
import { protectionPlan } from './promises';
import * as s from './panels.module.css';

/** 'Why {dealer name}?' with its three ways on. */
export function WhyDealer({ car, config }: { car: Car; config: VehicleSettings }) {
  const { name } = useSite();
  const reasons = [
    {
      title: `${protectionPlan(car, config)} mechanical protection plan`,
      text: 'Cover for what breaks after the warranty ends, priced before you decide.',
      ...(config.plan_page
        ? { label: 'About the plan', href: config.plan_page }
        : { label: 'Ask about it', href: CONTACT_PATH }),
    },
    {
      title: 'Quality assured',
      text: 'Each vehicle is inspected by our technicians; ask to see the report.',
      ...(config.quality_page
        ? { label: 'How we check', href: config.quality_page }
        : { label: 'Ask us', href: CONTACT_PATH }),
    },
    {
      title: 'Personalised finance',
      text: 'Terms that fit your budget, worked out with you.',
      label: 'Get finance',
      href: pageAbout(FINANCE_PATH, car.slug),
    },
  ];
  return (
    <section aria-labelledby="why-dealer-title">
      <Fold id="why-dealer-title" title={`Why ${name}?`}>
        <ul className={s.reasons}>
          {reasons.map(({ title, text, label, href }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <LinkButton to={href} size="s">
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
