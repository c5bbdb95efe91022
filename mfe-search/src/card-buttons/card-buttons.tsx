import type { Button, PageSite } from '@shared-kit/contracts/site/site-config.contract';
import type { ListedCar } from '@shared-kit/contracts/vehicle/car.contract';
import { CARD_PAGES, pageAbout } from '@shared-kit/domain/form/form-path';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { chatAddress } from '@shared-kit/domain/site/chat-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { lazy, Suspense } from 'react';

/** What knows phone numbers and deposits: for the sites whose cards call or reserve. */
const SeldomButton = lazy(async () => ({ default: (await import('./seldom-button')).SeldomButton }));

/** Buttons whose words stand here; the others are the seldom ones. */
const labels: Partial<Record<Button, string>> = {
  details: 'Details',
  enquire: 'Enquire',
  testDrive: 'Test drive',
  finance: 'Finance',
  tradeIn: 'Trade in',
  chatWithUs: 'Ask us',
};

/** A page with the car in view, else a place on the car's own. */
function addressOf(name: Button, { path, slug }: ListedCar, site: PageSite): string {
  const page = CARD_PAGES[name];
  if (page) return pageAbout(page, slug);
  if (name === 'details') return path;
  return (name === 'chatWithUs' && chatAddress(site, slug)) || `${path}#enquire`;
}

/**
 * The buttons the site chose for its cards; the card itself is the details, so their button stands only alone. A car that
 * is sold has none (S4-03).
 */
export function CardButtons({ car, buttons: chosen }: { car: ListedCar; buttons: readonly Button[] }) {
  const site = useSite();
  if (!isAvailable(car)) return null;
  const buttons = chosen.length > 1 ? chosen.filter((name) => name !== 'details') : chosen;
  return buttons.map((name, index) => {
    const look = { size: 's', variant: index === 0 ? 'secondary' : 'quiet' } as const;
    const label = labels[name];
    if (!label) {
      return (
        <Suspense key={name}>
          <SeldomButton name={name} car={car} {...look} />
        </Suspense>
      );
    }
    return (
      <LinkButton key={name} to={addressOf(name, car, site)} {...look} aria-label={`${label}: ${car.name}`}>
        {label}
      </LinkButton>
    );
  });
}
