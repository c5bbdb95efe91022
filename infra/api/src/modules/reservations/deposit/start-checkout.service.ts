import type { FastifyBaseLogger } from 'fastify';
import type { PaymentPort } from '../../payments/payment.port';
import type { Reservation } from '../reservations.schema';

/** The payment page is open for the half hour that Stripe asks for at least. */
const CHECKOUT_MS = 31 * 60_000;
/** Two clicks at one moment ask for the same checkout, to the second it ends. */
const ROUNDED_TO_MS = 10 * 60_000;

/** A reservation's checkout. A provider that is down is said to be: the hold stands, and the link can be used again. */
export async function startCheckout(
  payment: PaymentPort,
  log: FastifyBaseLogger,
  { reservation, email, returnUrl }: { reservation: Reservation; email: string; returnUrl: string },
) {
  try {
    return await payment.start({
      group: reservation.groupSlug,
      site: reservation.siteSlug,
      reservationId: reservation.id,
      amountCents: reservation.depositCents,
      description: `Deposit for the ${reservation.carName}`,
      email,
      returnUrl,
      expiresAt: new Date(Math.ceil((Date.now() + CHECKOUT_MS) / ROUNDED_TO_MS) * ROUNDED_TO_MS),
      previous: reservation.checkoutId,
    });
  } catch (error) {
    log.error({ err: error instanceof Error ? error.name : 'unknown' }, 'The payment provider does not answer');
    return { checkoutId: reservation.checkoutId, url: `${returnUrl}?payment=unavailable` };
  }
}
