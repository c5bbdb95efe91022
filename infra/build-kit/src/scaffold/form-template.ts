import { titleOf } from './names';

/** One entry of a list in a file, or at the end of the file: what a form is made of. A file is found wherever its pattern fits. */
export type Entry = {
  file: string;
  list?: { constant: string } | { property: string };
  entry: string;
  /** What the entry needs of another file. */
  imported?: { name: string; from: string };
};

/** Where the addresses of forms stand. */
export const FORM_PAGES_FILE = 'shared-kit/contracts/src/form/lead-form-pages.ts';

/** What a form is about, by which it stands among its like. */
export const subjects = ['vehicle', 'workshop', 'office'] as const;
export type Subject = (typeof subjects)[number];

type Kind = {
  file: string;
  list: string;
  /** How it is filed, and what it is about (`LeadForm`). */
  filed: string;
  /** What `typed` of its test names besides the answer. */
  names: string;
  dealer: string;
  rows: string;
  /** How its mails begin in that test. */
  mails: { shopper: string; dealer: string };
};

const KINDS: Readonly<Record<Subject, Kind>> = {
  vehicle: {
    ...{ file: 'car-forms.ts', list: 'CAR_FORMS', filed: "category: 'General Enquiry', event: 'vehicle'" },
    names: 'car_id: car.id, ',
    dealer: "({ person, car, lead }) => `${person} asks about ${car ?? 'a vehicle'}: ${answerOf(lead, 'topic')}`",
    rows: '...carRows(about), ',
    mails: { shopper: 'about ${theCar(about)}', dealer: '${STOCK}' },
  },
  workshop: {
    file: 'workshop-forms.ts',
    list: 'WORKSHOP_FORMS',
    filed: "category: 'Service Enquiry', about: 'place', places: ['service']",
    names: "location_id: 'west-workshop', ",
    dealer: "({ person, lead }) => `${person} asks the workshop about ${answerOf(lead, 'topic')}`",
    rows: '...placeRows(about), ',
    mails: { shopper: 'to ${about.vendor.name}', dealer: "Zoë O'Hara" },
  },
  office: {
    ...{ file: 'office-forms.ts', list: 'OFFICE_FORMS', filed: "category: 'General Enquiry'" },
    names: '',
    dealer: "({ person, lead }) => `${person} asks about ${answerOf(lead, 'topic')}`",
    rows: '',
    mails: { shopper: 'to ${about.vendor.name}', dealer: "Zoë O'Hara" },
  },
};

/**
 * A form is data in four tables: its questions; its pages; what comes after it; its mails. The test that reads every
 * mail has one for it, too.
 */
export function formEntries(name: string, about: Subject): Entry[] {
  const kind = KINDS[about];
  const title = titleOf(name);
  const next = 'A person from the team reads it and gets back to you by phone or email.';
  const read = about === 'vehicle' ? 'about ${RAV4}' : 'to Sunrise West';
  return [
    {
      file: `shared-kit/contracts/src/form/${kind.file}`,
      list: { constant: kind.list },
      entry: `{
        ...PLAIN,
        id: '${name}',
        name: '${title}',
        submit: 'Send',
        ${kind.filed},
        subcategory: '${title}',
        message: 'optional',
        fields: [{ name: 'topic', label: 'What is it about?', kind: 'text', required: 'Say what it is about' }],
      }`,
    },
    {
      file: FORM_PAGES_FILE,
      list: { constant: 'FORM_PAGES' },
      entry: `'${name}': [{ paths: ['/${name}'], title: '${title}', intro: 'Tell us what it is about.' }]`,
    },
    {
      file: 'shared-kit/contracts/src/form/lead-form-words.ts',
      list: { constant: 'FORM_WORDS' },
      entry: `'${name}': { next: '${next}' }`,
    },
    {
      file: 'infra/api/src/modules/leads/**/form-mails.ts',
      list: { constant: 'FORM_MAILS' },
      entry: `'${name}': {
        dealer: ${kind.dealer},
        shopper: (about) => ({
          subject: \`${title}: your message ${kind.mails.shopper}\`,
          opening: \`Thank you for writing to \${about.vendor.name}.\`,
          rows: [${kind.rows}...row('About', answerOf(about.lead, 'topic'))],
        }),
      }`,
    },
    {
      file: 'infra/api/src/modules/leads/**/every-mail.routes.test.ts',
      list: { constant: 'CASES' },
      entry: `'${name}': {
        typed: () => ({ form: '${name}', ${kind.names}topic: 'A question' }),
        shopper: shopper(\`${title}: your message ${read}\`, 'About: A question'),
        dealer: dealer(\`${title}: ${kind.mails.dealer}\`, 'A question'),
      }`,
    },
  ];
}
