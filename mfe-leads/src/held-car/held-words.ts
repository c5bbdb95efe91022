import type { CarHold } from '@shared-kit/contracts/lead/reservation.contract';

/** Why a car cannot be reserved now, in the words of its page and its checkout, and where its holder goes on. */
export type HeldWords = { title: string; text: string; own: { label: string; href: string } | null };

/** Of a car that somebody holds; null of one that nobody does. */
export function heldWords({ state, own }: CarHold): HeldWords | null {
  if (state === 'free') return null;
  const isPaid = state === 'reserved';
  if (own)
    return {
      title: isPaid ? 'Reserved for you' : 'On hold for you',
      text: isPaid ? 'Your deposit is paid.' : 'Pay the deposit to reserve it, or give it back.',
      own: { label: isPaid ? 'See your reservation' : 'Continue your reservation', href: own },
    };
  return isPaid
    ? {
        title: 'Reserved',
        text: 'Another shopper has reserved it. Enquire, and we tell you if it comes free.',
        own: null,
      }
    : {
        title: 'On hold',
        text: 'Another shopper is reserving it and has not paid the deposit yet. Enquire, and we tell you if it comes free.',
        own: null,
      };
}
