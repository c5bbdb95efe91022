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

test('no two pages of forms have the same address', () => {
  const paths = Object.values(FORM_PAGES).flatMap((pages) => pages.flatMap(({ paths }) => paths));

  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});
