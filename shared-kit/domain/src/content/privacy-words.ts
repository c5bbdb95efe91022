import { CODE_MINUTES, SESSION_DAYS, SESSION_DAYS_AT_MOST } from '../account/sign-in-times';
import { settingsIn } from '../site/settings-in';
import { featuresOf } from '../site/site-features';
import type { DescribedSite, SiteFeatures } from '../site/site-features';

/** A paragraph, and whether this site has what it speaks of. */
type Paragraph = readonly [isSo: boolean, words: string];

const kept = (paragraphs: readonly Paragraph[]) => paragraphs.filter(([isSo]) => isSo).map(([, words]) => words);
const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/**
 * The part of a privacy policy that says what the site does (R-LEGAL-07, S9-54), from its flags: a paragraph about each
 * thing that is on, none about one that is off. In the form of a content page's body.
 */
export function privacyWords(site: DescribedSite): string {
  const on = featuresOf(site);
  return [
    '## What we collect',
    ...collected(on),
    '## What we use it for',
    listed(used(on, site)),
    // The footer's "Measuring choices" lead here where no script runs.
    '## Measuring {#measuring}',
    on.askBeforeMeasuring
      ? 'If you allow it, we count which pages are read and which buttons are pressed. We ask first, and "Measuring choices" at the foot of every page lets you change your mind. Without JavaScript nothing is measured.'
      : 'We count which pages are read and which buttons are pressed, without your name or number. Without JavaScript nothing is counted.',
    '## Who sees it',
    'The dealership you wrote to, and the companies that deliver our messages and host our systems. A lender sees your details only if you ask for finance. We do not sell personal information.',
    ...(on.providerChat
      ? [
          'If you start the chat, the company that runs it (Crisp) carries it and sees what you write there. Before that it learns nothing of you.',
        ]
      : []),
    'Google and Meta receive lists of our vehicles. The lists say nothing about you.',
    '## Automated decisions',
    ...decided(on),
    ...rights(site),
    '## How long we keep it',
    kept([
      [true, 'Enquiries for two years, contracts for seven as tax law requires.'],
      [
        true,
        `A sign-in code works once, for ${CODE_MINUTES} minutes. A sign-in ends after ${SESSION_DAYS} days without a visit, and after ${SESSION_DAYS_AT_MOST} days at the latest.`,
      ],
      [on.deposits, 'A browser that reserved a vehicle remembers the way back to it for 30 days.'],
    ]).join(' '),
  ].join('\n\n');
}

function collected(on: SiteFeatures): string[] {
  return kept([
    [
      true,
      'When you send an enquiry, book a test drive, save a vehicle or buy from us, we collect what you give us: your name, phone number, email address, postcode and message, and which vehicle you asked about. We also note the page you wrote from and the pages you looked at before, so that the right person can answer you properly.',
    ],
    [true, 'To sign in you give us your phone number, and we keep the vehicles you save.'],
    [
      true,
      `While you are signed in we also keep the state of a postcode you entered${on.repayments ? ' and the terms you chose for repayments' : ''}, so that the other sites of our group and your other devices show prices the same way.`,
    ],
    [
      on.heartsInBrowser,
      'A vehicle you mark with a heart before you sign in is kept in your browser only. When you sign in, it joins those we keep for you.',
    ],
    [
      on.tradeIn,
      'For an estimate of your own vehicle we ask for its registration, age, kilometres and condition, and for photos if you add them.',
    ],
    [on.serviceBooking, 'When you book a service, we keep your vehicle, the work you want done and the time.'],
    [on.deposits, 'When you pay a deposit, our payment company takes your card number. We never see it.'],
    [
      on.onlinePayment,
      'When you pay an invoice online, we collect its number and amount and send you a secure link. No card number is typed on this site.',
    ],
    [on.wheel, 'When you spin the wheel, we keep your phone number and what you won.'],
    [on.phoneReveal, 'When you press a button to see a phone number, we count that, without knowing who you are.'],
    [
      true,
      'If you ask us to remember your details, this device keeps them for 90 days; "Forget my details" removes them at once.',
    ],
    [true, 'You can browse every vehicle, price and location without giving us anything.'],
  ]);
}

function used(on: SiteFeatures, site: DescribedSite): string[] {
  const { spin_period: period = 'month' } = settingsIn(site, 'mfe-leads');
  return kept([
    [true, 'To answer your enquiry and arrange what you asked for.'],
    [true, 'To sign you in with a code sent to your phone by SMS, and keep the vehicles you saved.'],
    [on.wheel, `To let each phone number spin the wheel once a ${period}, and to give you what you won.`],
    [true, 'To meet our duties under motor dealer, finance and tax law.'],
    [
      true,
      'To send you offers, only if you ticked the box that says so. Every message tells you how to stop them, and we act within 5 working days.',
    ],
  ]);
}

function decided(on: SiteFeatures): string[] {
  const items = kept([
    [on.marketRange, 'The market range shown beside some prices, from the asking prices of comparable vehicles.'],
    [
      on.tradeIn,
      'The instant first estimate for a trade-in, from the registration, age and kilometres you enter. A person inspects your vehicle before we make an offer.',
    ],
    [
      on.creditRates,
      'The rate shown for a vehicle and a kind of credit history, from the rates of our lenders. How you describe your credit on that page stays in your browser.',
    ],
    [
      on.repayments,
      'Estimates of repayments, by a formula from the figures you see beside them. A lender decides on an application with a person involved.',
    ],
    [on.wheel, 'What you win on the wheel, by chance alone.'],
  ]);
  if (items.length === 0) return ['No decision about you is made by a computer alone.'];
  return ['On this site a computer alone works out:', listed(items), 'None of this decides anything else about you.'];
}

function rights({ phone, email, address, privacy }: DescribedSite): string[] {
  const at = privacy.email ?? email;
  const post = `${address.street}, ${address.city} ${address.state} ${address.postcode}`;
  return [
    '## Seeing and correcting your information',
    `Write to ${at} or call ${phone}. We acknowledge your request within 7 days and give you access within 30 days, free of charge. If something is wrong, we correct it.`,
    '## Complaints',
    `Tell us first, at ${at} or ${post}. We acknowledge a complaint within 7 days and answer it within ${privacy.complaint_days} days. If you are not satisfied, you can go to the Office of the Australian Information Commissioner at oaic.gov.au.`,
  ];
}
