import { DRIVE_AWAY, EXCLUDING_CHARGES } from '@shared-kit/domain/price/price-type';

export type Question = { question: string; answer: string };

/** The platform's own, for sites that bring none: true of any dealer. */
export const usualQuestions: readonly Question[] = [
  {
    question: 'Is this vehicle still available?',
    answer:
      'This page is updated with our stock. Call or send an enquiry and we will check it for you and hold a time to see it.',
  },
  {
    question: 'Can I take it for a test drive?',
    answer: 'Yes. Tell us when it suits you in your enquiry, bring your driver licence, and we will have it ready.',
  },
  {
    question: 'What does the price include?',
    answer: `The words beside the price say so. ${DRIVE_AWAY} means that registration, stamp duty and dealer delivery are included for a private buyer in this state; ${EXCLUDING_CHARGES} means that government charges are added.`,
  },
  {
    question: 'Can you help with finance?',
    answer:
      'Yes. Where a repayment is shown, it is an example with its rates. Apply online or ask us for a quote that fits you.',
  },
];

/** At least four (S2-22). */
export const usualTradeInQuestions: readonly Question[] = [
  {
    question: 'How do I find out what my vehicle is worth?',
    answer:
      'Tell us its registration, kilometres and condition. We answer with an estimate and confirm it when we see it.',
  },
  {
    question: 'Do I have to buy from you to sell to you?',
    answer: 'No. We buy whether or not you buy from us.',
  },
  {
    question: 'Can I trade in what is still financed?',
    answer: 'Usually yes. We pay out the lender and take the rest off your new price, or tell you what is left to pay.',
  },
  {
    question: 'What should I bring?',
    answer:
      'The registration papers, all keys, the service history and, where money is owed, the lender’s payout letter.',
  },
  {
    question: 'How long is an offer good for?',
    answer: 'The offer says until when. Markets move, and so do kilometres: after that we look again.',
  },
];
