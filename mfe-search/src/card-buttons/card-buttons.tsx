import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { Button, Site } from '@shared-kit/contracts/site-config.contract';
import { isAvailable } from '@shared-kit/domain/car-availability';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';

/** Event 25 of the specification: a click on a phone number. */
const PHONE_CLICK = 25;

type ButtonLook = { label: string; to: (car: CarCard, site: Site) => string };

/** Where a card's button leads. Whether a car can be reserved is for its checkout to say (S4-50). */
const buttons: Record<Button, ButtonLook> = {
  details: { label: 'Details', to: ({ path }) => path },
  enquire: { label: 'Enquire', to: ({ path }) => `${path}#enquire` },
  testDrive: { label: 'Test drive', to: ({ slug }) => `/book-test-drive?car_id=${slug}` },
  finance: { label: 'Finance', to: ({ price }) => (price ? `/finance?amount=${price}` : '/finance') },
  reserve: { label: 'Reserve', to: ({ path }) => `${path}/checkout` },
  tradeIn: { label: 'Trade in', to: ({ slug }) => `/cars/trade-in?car_id=${slug}` },
  CTD: { label: 'Call', to: ({ path }, { phone }) => phoneHref(phone) ?? `${path}#enquire` },
  chatWithUs: { label: 'Ask us', to: ({ path }, { chat_url: chat }) => chat ?? `${path}#enquire` },
};

/** The buttons the site chose for its cards. A car that is sold has none (S4-03). */
export function CardButtons({ car, buttons: chosen }: { car: CarCard; buttons: readonly Button[] }) {
  const site = useSite();
  const emit = useEmit();
  if (!isAvailable(car)) return null;
  return chosen.map((name, index) => {
    const { label, to } = buttons[name];
    return (
      <LinkButton
        key={name}
        to={to(car, site)}
        size="s"
        variant={index === 0 ? 'secondary' : 'quiet'}
        aria-label={`${label}: ${car.name}`}
        {...(name === 'CTD' && {
          onClick: () => emit('analytics:tracked', { eventId: PHONE_CLICK, carId: car.id }),
        })}
      >
        {label}
      </LinkButton>
    );
  });
}
