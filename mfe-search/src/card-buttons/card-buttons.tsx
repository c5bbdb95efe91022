import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { SiteConfig } from '@shared-kit/contracts/site-config.contract';
import { isAvailable } from '@shared-kit/domain/car-availability';
import { LinkButton } from '@shared-kit/ui/link-button';

type Button = SiteConfig['card_buttons'][number];

/** Where a card's button leads. Whether a car can be reserved is for its checkout to say (S4-50). */
const buttons: Record<Button, { label: string; to: (car: CarCard) => string }> = {
  details: { label: 'Details', to: ({ path }) => path },
  enquire: { label: 'Enquire', to: ({ path }) => `${path}#enquire` },
  testDrive: { label: 'Test drive', to: ({ slug }) => `/book-test-drive?car_id=${slug}` },
  finance: { label: 'Finance', to: ({ price }) => (price ? `/finance?amount=${price}` : '/finance') },
  reserve: { label: 'Reserve', to: ({ path }) => `${path}/checkout` },
  tradeIn: { label: 'Trade in', to: ({ slug }) => `/cars/trade-in?car_id=${slug}` },
  CTD: { label: 'Call', to: ({ path }) => path },
  chatWithUs: { label: 'Ask us', to: ({ path }) => `${path}#enquire` },
};

/** The buttons the site chose for its cards. A car that is sold has none (S4-03). */
export function CardButtons({ car, buttons: chosen }: { car: CarCard; buttons: readonly Button[] }) {
  if (!isAvailable(car)) return null;
  return chosen.map((name, index) => (
    <LinkButton
      key={name}
      to={buttons[name].to(car)}
      size="s"
      variant={index === 0 ? 'secondary' : 'quiet'}
      aria-label={`${buttons[name].label}: ${car.name}`}
    >
      {buttons[name].label}
    </LinkButton>
  ));
}
