import { enquiryBodySchema } from '../lead/lead.contract';
import { FORM_PAGES } from './lead-form-pages';
import { FORM_WORDS } from './lead-form-words';
import { LEAD_FORMS, leadForm, postedForm } from './lead-forms';
import type { LeadFormId } from './lead-forms';
import { ofForm } from './of-form';

test('a table by form that leaves a form out does not compile', () => {
  // @ts-expect-error -- every other form is missing
  const incomplete: Readonly<Record<LeadFormId, string>> = { enquiry: 'An enquiry' };

  expect(Object.keys(incomplete).length).toBeLessThan(Object.keys(LEAD_FORMS).length);
});

test.each(['a-form-of-last-year', 'constructor', ''])('a form named %j, which nobody defined, is an enquiry', (id) => {
  expect(postedForm(id).id).toBe('enquiry');
  expect(ofForm(FORM_WORDS, id)).toBe(FORM_WORDS.enquiry);
});

test('a form that nobody defined cannot be asked for by its name', () => {
  // @ts-expect-error -- no form has this id
  expect(leadForm('a-form-of-last-year')).toBeUndefined();
  expect(leadForm('careers').id).toBe('careers');
});

test.each(Object.values(LEAD_FORMS))('no question of $id has the name of a field that every form has', ({ fields }) => {
  // It would be read as that field: an answer to "website" makes every lead a robot's.
  const taken = fields.map(({ name }) => name).filter((name) => name in enquiryBodySchema.shape);

  expect(taken).toEqual([]);
});

/** What the API puts beside a lead's answers: what was booked, the lead that news is about, what is owed on a trade-in. */
const BESIDE_ANSWERS = ['booking', 'booking_date', 'booking_time', 'earlier_lead', 'quote', 'trade_in_owed'];
/** Signed figures, a kept deal, sums of a reservation, what else is asked about. */
const BESIDE_ANSWERS_BEGIN = /^(quote|deal|sum|also)_/;

test.each(Object.values(LEAD_FORMS))(
  'no question of $id has the name of what is put beside its answers',
  ({ fields }) => {
    // A mail would take the answer for ours: follow it as our link, or call it the shopper's repayment.
    const taken = fields
      .map(({ name }) => name)
      .filter((name) => BESIDE_ANSWERS.includes(name) || BESIDE_ANSWERS_BEGIN.test(name));

    expect(taken).toEqual([]);
  },
);

test('no two pages of forms have the same address', () => {
  const paths = Object.values(FORM_PAGES).flatMap((pages) => pages.flatMap(({ paths }) => paths));

  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});
