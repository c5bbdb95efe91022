import { titleOf } from './names';

/** One entry of a list in a file: what a form is made of. `{name}` of a file is found wherever it stands. */
export type Entry = {
  file: string;
  list: { constant: string } | { property: string };
  entry: string;
  /** What the entry needs, as a line at the top of the file. */
  imports?: string;
};

/** Where the addresses of forms stand. */
export const FORM_WORDS_FILE = 'shared-kit/contracts/src/form/lead-form-words.ts';

/**
 * A form is data in three tables: its questions; its page and what comes after it; its mails. The test that reads every
 * mail has one for it, too.
 */
export function formEntries(name: string): Entry[] {
  const title = titleOf(name);
  const next = 'A person from the team reads it and gets back to you by phone or email.';
  const typed = `{ form: '${name}', topic: 'A question' }`;
  return [
    {
      file: 'shared-kit/contracts/src/form/office-forms.ts',
      list: { constant: 'OFFICE_FORMS' },
      entry: `{
        ...PLAIN,
        id: '${name}',
        name: '${title}',
        submit: 'Send',
        category: 'General Enquiry',
        subcategory: '${title}',
        message: 'optional',
        fields: [{ name: 'topic', label: 'What is it about?', kind: 'text', required: 'Say what it is about' }],
      }`,
    },
    {
      file: FORM_WORDS_FILE,
      list: { constant: 'FORM_WORDS' },
      entry: `'${name}': {
        pages: [{ paths: ['/${name}'], title: '${title}', intro: 'Tell us what it is about.' }],
        next: '${next}',
      }`,
    },
    {
      file: 'infra/api/src/modules/leads/**/form-mails.ts',
      list: { constant: 'FORM_MAILS' },
      entry: `'${name}': {
        dealer: ({ person, lead }) => \`\${person} asks about \${answerOf(lead, 'topic')}\`,
        shopper: ({ vendor, lead }) => ({
          subject: \`${title}: your message to \${vendor.name}\`,
          opening: \`Thank you for writing to \${vendor.name}.\`,
          rows: row('About', answerOf(lead, 'topic')),
        }),
      }`,
    },
    {
      file: 'infra/api/src/modules/leads/**/every-mail.routes.test.ts',
      list: { constant: 'CASES' },
      entry: `'${name}': {
        typed: () => (${typed}),
        shopper: shopper('${title}: your message to Sunrise West', 'About: A question'),
        dealer: dealer("${title}: Zoë O'Hara", 'asks about A question'),
      }`,
    },
  ];
}
