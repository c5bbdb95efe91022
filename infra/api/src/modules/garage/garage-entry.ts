import { BOOKING_WORDS } from '@shared-kit/domain/form/booking-words';
import type { GarageEntry } from '@shared-kit/contracts/account/garage.contract';
import { FORM_WORDS } from '@shared-kit/contracts/form/lead-form-words';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import { joinedWords } from '@shared-kit/domain/text/joined-words';
import { momentInWords } from '../../text/moment-in-words';
import type { BookingFacts, ReservationFacts, ValuationFacts } from '../leads/mail/lead-facts.port';
import type { OwnLead } from '../leads/own-leads.service';
import { amountOf, vehicleName } from './own-vehicles';

type Standing = Pick<GarageEntry, 'kind' | 'title' | 'state' | 'next' | 'way'> & { about?: string };

/** A lead as its sender's garage shows it: how it stands now, and what they do or wait for next. */
export function garageEntry(lead: OwnLead, zone: string): GarageEntry {
  const { booking, reservation, valuation } = lead.facts;
  const standing =
    (booking && ofBooking(booking)) ??
    (reservation && ofReservation(reservation)) ??
    (valuation && ofValuation(valuation)) ??
    ofEnquiry(lead);
  return {
    id: lead.id,
    about: joinedWords([lead.car, ...ownTogether(lead)].flatMap((car) => car?.name ?? [])),
    sent: momentInWords(lead.createdAt, zone),
    ...(lead.isProven ? standing : withoutLink(standing)),
  };
}

/** The page behind it names who sent it: where their number was not proven, it is reached by their mail alone. */
function withoutLink({ way, next, ...standing }: Standing): Standing {
  if (standing.kind === 'enquiry' || way === null) return { ...standing, next, way };
  return { ...standing, next: `${next} The link to its page is in the email about it.`, way: null };
}

function ofBooking({ kind, state, when, location_name: place, page, unsure }: BookingFacts): Standing {
  const title = BOOKING_WORDS[kind];
  if (state !== 'booked')
    return { kind: 'booking', title, state: 'Cancelled', next: 'There is nothing else to do.', way: null };
  return {
    ...{ kind: 'booking', title, state: `${when}, ${place}` },
    next: unsure ? `It is not confirmed yet: the vehicle is ${unsure}. We call you before then.` : 'We expect you.',
    way: { label: 'Move or cancel it', href: page },
  };
}

function ofReservation(reservation: ReservationFacts): Standing {
  const { state, carName: about, deposit, until, page, again } = reservation;
  const standing = (said: string, next: string, label: string, href = page): Standing => {
    return { kind: 'reservation', title: 'Reservation', about, state: said, next, way: { label, href } };
  };
  switch (state) {
    case 'held':
      return standing(
        `On hold for you until ${until}`,
        `Pay the deposit of ${deposit} before then to reserve it.`,
        'Pay the deposit',
      );
    case 'paid':
      return standing(
        `Reserved for you until ${until}`,
        'We call to arrange the papers and the handover.',
        'See or cancel it',
      );
    case 'expired':
      return standing('The hold has ended', 'Nothing was paid.', 'Reserve it again', again);
    case 'cancelled':
      return standing('Cancelled', 'There is nothing else to do.', 'See it');
    case 'refund_due':
      return standing('Cancelled', `Your deposit of ${deposit} is being paid back.`, 'See it');
    case 'refunded':
      return standing('Cancelled', `Your deposit of ${deposit} was paid back.`, 'See it');
  }
}

function ofValuation(valuation: ValuationFacts): Standing {
  return {
    ...{ kind: 'valuation', title: 'Trade-in', about: vehicleName(valuation), state: amountOf(valuation) },
    next: valuation.offerAccepted
      ? 'You accepted the offer. We call to arrange an inspection.'
      : 'Accept the offer, or add photos for a closer figure.',
    way: { label: valuation.offerAccepted ? 'See it' : 'See the estimate', href: valuation.page },
  };
}

/** Vehicles of the same dealership that the message asks about too; those of another have an entry of their own. */
const ownTogether = ({ facts }: OwnLead) => facts.together.filter(({ isOwn }) => isOwn);

function ofEnquiry({ form, car, vendor }: OwnLead): Standing {
  const { id } = postedForm(form);
  const { thing = 'enquiry', next } = FORM_WORDS[id];
  return {
    ...{ kind: 'enquiry', title: thing.charAt(0).toUpperCase() + thing.slice(1), state: `Sent to ${vendor}`, next },
    way: car && { label: 'See the vehicle', href: car.path },
  };
}
