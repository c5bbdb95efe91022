import { linkOf } from './read-lead-facts';
import { LEAD_NEWS } from './lead-news.service';
import type { LeadNews } from './lead-news.service';
import { answerOf, changedSince, estimatedRange, vehicleOffered } from './mail-about';
import type { MailAbout } from './mail-about';
import { bookingRows, carRows, unsureNote, whereRows } from './shopper-words';
import type { ShopperWords, ShopperWriter } from './shopper-words';

/** What a shopper reads about an earlier lead of theirs. Null: they hear of it on the page only. */
export const NEWS_WORDS: Readonly<Record<LeadNews, ShopperWriter | null>> = {
  [LEAD_NEWS.bookingMoved]: (about) => {
    const { booking } = about.facts;
    // Moved once more or cancelled: the shopper is told that, and not what held in between.
    if (!booking || changedSince(about)) return null;
    const what = whatOf(about);
    return {
      subject: `Your ${what} is now on ${booking.when}`,
      opening: `Your ${what} was moved. It is now on ${booking.when}.`,
      rows: bookingRows(about),
      action: { label: 'Move or cancel it', href: linkOf(about.lead, booking.page) },
      next: `${unsureNote(about)} The attached calendar entry replaces the earlier one.`.trimStart(),
    };
  },
  [LEAD_NEWS.bookingCancelled]: (about) => {
    const when = answerOf(about.lead, 'booking');
    return {
      subject: `Your ${whatOf(about)} on ${when} is cancelled`,
      opening: `Your ${whatOf(about)} on ${when} is cancelled.`,
      rows: [...whereRows(about), ...carRows(about)],
      next: 'There is nothing else to do. The attached calendar entry takes it out of your calendar.',
    };
  },
  [LEAD_NEWS.depositPaid]: (about) =>
    aboutReservation(about, ({ carName, deposit, until, page, conditions }) => ({
      subject: `Your reservation of the ${carName} is confirmed`,
      opening: `Your deposit of ${deposit} is paid: the ${carName} is reserved for you until ${until}.`,
      rows: sumRows(about),
      action: { label: 'See or cancel your reservation', href: linkOf(about.lead, page) },
      next: 'We call to arrange the papers, the handover and what is left to pay.',
      conditions,
    })),
  [LEAD_NEWS.depositToRefund]: (about) =>
    aboutReservation(about, ({ carName }) => ({
      subject: `Your payment for the ${carName} is going back to you`,
      opening: `Your payment for the ${carName} came too late or in another amount than the deposit. It is being paid back.`,
      next: 'It goes back to the card or account it came from. Your bank may take up to 5 working days to show it.',
    })),
  [LEAD_NEWS.secondPayment]: (about) =>
    aboutReservation(about, ({ carName, deposit, page }) => ({
      subject: `Your second payment for the ${carName} is going back to you`,
      opening: `The deposit of ${deposit} for the ${carName} was paid twice. The second payment is being paid back.`,
      action: { label: 'See your reservation', href: linkOf(about.lead, page) },
      next: 'Your first payment stands. Your bank may take up to 5 working days to show the second one.',
    })),
  [LEAD_NEWS.depositRefunded]: (about) =>
    aboutReservation(about, ({ carName, deposit }) => ({
      subject: `Your deposit for the ${carName} was paid back`,
      opening: `${answerOf(about.lead, 'paid_back') || deposit} for the ${carName} was paid back to you.`,
      next: 'Your bank may take up to 5 working days to show it. The vehicle is no longer reserved for you.',
    })),
  [LEAD_NEWS.reservationCancelled]: (about) =>
    aboutReservation(about, ({ carName, deposit, state }) => ({
      subject: `Your reservation of the ${carName} is cancelled`,
      opening: `Your reservation of the ${carName} is cancelled.`,
      next: answerOf(about.lead, 'deposit_back')
        ? `Your deposit of ${deposit} goes back to the card or account it came from. Your bank may take up to 5 working days to show it.`
        : state === 'cancelled'
          ? 'No deposit was paid, so there is nothing to pay back.'
          : 'What was paid after it goes back to the card or account it came from.',
    })),
  [LEAD_NEWS.holdEnded]: (about) =>
    aboutReservation(about, ({ carName, again, state }) =>
      state === 'expired'
        ? {
            subject: `Your hold on the ${carName} has ended`,
            opening: `No deposit was paid for the ${carName}, so it is no longer held for you.`,
            action: { label: 'Reserve it again', href: linkOf(about.lead, again) },
            next: 'Nothing was charged. While nobody else reserves it you can start again.',
          }
        : null,
    ),
  [LEAD_NEWS.offerAccepted]: ({ lead, facts: { valuation } }) => {
    if (!valuation) return null;
    const vehicle = vehicleOffered(valuation.vehicle);
    return {
      subject: `You accepted our estimate for your ${vehicle}`,
      opening: `You accepted our estimate of ${estimatedRange(valuation) ?? ''} for your ${vehicle}.`,
      action: { label: 'See your estimate and add photos', href: linkOf(lead, valuation.page) },
      next: 'We call you to arrange a time. The estimate is confirmed when a person sees your vehicle.',
    };
  },
  [LEAD_NEWS.subscribed]: null,
  [LEAD_NEWS.unsubscribed]: null,
};

type Reservation = NonNullable<MailAbout['facts']['reservation']>;

function aboutReservation(
  { facts: { reservation } }: MailAbout,
  wordsOf: (reservation: Reservation) => ShopperWords | null,
): ShopperWords | null {
  return reservation && wordsOf(reservation);
}

function sumRows({ facts }: MailAbout) {
  return facts.reservation?.sums.map(({ label, value }) => [label, value] as const) ?? [];
}

function whatOf({ facts: { booking } }: MailAbout): string {
  return booking?.kind === 'service' ? 'service' : 'test drive';
}
