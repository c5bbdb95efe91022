import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { Button, PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { pageAbout, SIDEBAR_PAGES, SIMILAR_PATH } from '@shared-kit/domain/form/form-path';
import { withPostcodeOf } from '@shared-kit/domain/place/shopper-state';
import { chatAddress, chatWords } from '@shared-kit/domain/site/chat-address';
import { settingsIn } from '@shared-kit/domain/site/settings-in';
import { checkoutPath } from '@shared-kit/domain/vehicle/vehicle-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { HeldCar } from '../../held-car/held-car';
import * as s from './car-actions.module.css';

type Props = SlotProps['vehicle.sidebar.buttons'];
type Action = { label: string; to: string } | null;

/**
 * What each button of a site's choice does here, in the order in which they stand, whatever the site's; null: the page has
 * it already (the form, the phone) or is it. A car that cannot be reserved offers what comes closest instead (S4-50).
 */
const actions: Record<Button, (car: Props, site: PageSite, page: URLSearchParams) => Action> = {
  reserve: ({ slug, reservable }, _site, page) =>
    reservable
      ? { label: 'Reserve online', to: withPostcodeOf(checkoutPath(slug), page) }
      : { label: 'Find Me Something Similar', to: pageAbout(SIMILAR_PATH, slug) },
  testDrive: ({ slug }) => ({ label: 'Book a test drive', to: pageAbout(SIDEBAR_PAGES.testDrive, slug) }),
  finance: ({ slug }) => ({ label: 'Get Finance', to: pageAbout(SIDEBAR_PAGES.finance, slug) }),
  tradeIn: ({ carId }) => ({ label: 'Value my trade-in', to: pageAbout(SIDEBAR_PAGES.tradeIn, carId) }),
  chatWithUs: ({ slug }, site) => {
    const chat = chatAddress(site, slug);
    const label = (!site.chat_url && chatWords(site)) || 'Chat with us';
    return chat ? { label, to: chat } : { label: 'Ask us a question', to: '#enquire' };
  },
  enquire: () => null,
  CTD: () => null,
  details: () => null,
};
const inOrder = Object.keys(actions) as Button[];

/**
 * What a shopper can do about a car beside asking (`sidebar_buttons`), the first of it as a button; one that is sold has
 * none (S4-03).
 */
export function CarActions(car: Props) {
  const site = useSite();
  const reserves = settingsIn(site, 'mfe-leads').reserve === true;
  // Asked once the page is alive: a page is remembered, and a hold begins and ends at any moment.
  const isAsked = car.available && reserves && site.sidebar_buttons.includes('reserve');
  const { data: hold } = choicesApi.endpoints.getCarHold.useQuery(car.carId, { skip: !isAsked });
  const { page, readAgain } = usePageAddress();
  if (!car.available) return null;
  const isHeld = hold !== undefined && hold.state !== 'free';
  const chosen = inOrder.filter((name) => site.sidebar_buttons.includes(name) && !(isHeld && name === 'reserve'));
  const offered = chosen.map((name) => actions[name](car, site, page)).filter((action) => action !== null);
  return (
    <>
      {isHeld && <HeldCar hold={hold} slug={car.slug} />}
      <div className={`no-print ${s.actions}`} onFocus={readAgain} onPointerDown={readAgain}>
        {offered.map(({ label, to }, place) =>
          place === 0 ? (
            <LinkButton key={label} to={to} wide>
              {label}
            </LinkButton>
          ) : (
            <a key={label} href={to} className={s.row}>
              {label}
            </a>
          ),
        )}
      </div>
    </>
  );
}

/** What the address of the page says. The calculators change it past the router, so that it is read again by the time of a click. */
function usePageAddress() {
  const [search] = useSearchParams();
  const [page, setPage] = useState(search);
  return { page, readAgain: () => setPage(new URLSearchParams(location.search)) };
}
