import type { Button } from '@shared-kit/contracts/site/site-config.contract';

/**
 * Pages that are one form, to which others lead. The table of its page (`lead-form-pages.ts`) and these constants are where its address is
 * written; lint refuses it anywhere else. Constants, so that a page has the addresses that it uses and no others.
 */
export const ENQUIRE_PATH = '/enquire/vehicle';
export const SIMILAR_PATH = '/enquire/similar';
export const TEST_DRIVE_PATH = '/book-test-drive';
const TRADE_IN_PATH = '/cars/trade-in';
/** Where a shopper's own vehicle is valued. */
export const SELL_PATH = '/trade-in';
export const ORDER_PATH = '/models/order-now';
export const SERVICE_PATH = '/service';
export const SERVICE_BOOKING_PATH = '/service/booking';
export const PARTS_PATH = '/vehicle-parts-and-accessories';
export const CAREERS_PATH = '/careers';
export const FINANCE_ENQUIRY_PATH = '/finance-enquiry';
export const PRE_APPROVAL_PATH = '/finance-pre-approval';
/** The message desk, and where a site has one, the chat of its provider. */
export const CHAT_PATH = '/chat';
/** The calculator, also for a vehicle of its own. */
export const FINANCE_PATH = '/finance';
/** What a loan for a vehicle would cost by the shopper's own word on their credit. */
export const CREDIT_CHECK_PATH = '/credit-check';
/** The page that thanks for a form: it answers whichever remote is missing. */
export const SENT_PATH = '/success';
/** Reserving a vehicle from its id: from its own page it stands below that. */
export const CHECKOUT_PATH = '/checkout-journey';

type Pages = Readonly<Partial<Record<Button, string>>>;

/** Pages that a card's buttons lead to, with its car in view. What draws them and what checks a site's file read it here. */
export const CARD_PAGES: Pages = { testDrive: TEST_DRIVE_PATH, finance: FINANCE_PATH, tradeIn: TRADE_IN_PATH };

/** The same of a vehicle's own page, where the calculator stands already: finance is asked for. */
export const SIDEBAR_PAGES = {
  testDrive: TEST_DRIVE_PATH,
  finance: FINANCE_ENQUIRY_PATH,
  tradeIn: TRADE_IN_PATH,
} as const satisfies Pages;

/** A page with a vehicle in view, by its id or its slug. */
export function pageAbout(path: string, car: string): string {
  return `${path}?car_id=${encodeURIComponent(car)}`;
}
