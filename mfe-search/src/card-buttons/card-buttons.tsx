import type { Button, PageSite } from '@shared-kit/contracts/site/site-config.contract';
import type { ListedCar } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/car-availability';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { lazy, Suspense } from 'react';

/** What knows phone numbers and deposits: for the sites whose cards call or reserve. */
const SeldomButton = lazy(async () => ({ default: (await import('./seldom-button')).SeldomButton }));

type ButtonLook = { label: string; to: (car: ListedCar, site: PageSite) => string };

/** Where a card's button leads; of none that stands here, the seldom ones. */
const buttons: Partial<Record<Button, ButtonLook>> = {
  details: { label: 'Details', to: ({ path }) => path },
  enquire: { label: 'Enquire', to: ({ path }) => `${path}#enquire` },
  testDrive: { label: 'Test drive', to: ({ slug }) => `/book-test-drive?car_id=${slug}` },
  finance: { label: 'Finance', to: ({ slug }) => `/finance?car_id=${slug}` },
  tradeIn: { label: 'Trade in', to: ({ slug }) => `/cars/trade-in?car_id=${slug}` },
  chatWithUs: { label: 'Ask us', to: ({ path }, { chat_url: chat }) => chat ?? `${path}#enquire` },
};

/** The buttons the site chose for its cards. A car that is sold has none (S4-03). */
export function CardButtons({ car, buttons: chosen }: { car: ListedCar; buttons: readonly Button[] }) {
  const site = useSite();
  if (!isAvailable(car)) return null;
  return chosen.map((name, index) => {
    const look = { size: 's', variant: index === 0 ? 'secondary' : 'quiet' } as const;
    const known = buttons[name];
    if (!known) {
      return (
        <Suspense key={name}>
          <SeldomButton name={name} car={car} {...look} />
        </Suspense>
      );
    }
    const { label, to } = known;
    return (
      <LinkButton key={name} to={to(car, site)} {...look} aria-label={`${label}: ${car.name}`}>
        {label}
      </LinkButton>
    );
  });
}
