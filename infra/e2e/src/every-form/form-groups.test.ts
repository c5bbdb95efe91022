import { LEAD_FORMS, leadForm } from '@shared-kit/contracts/form/lead-forms';
import { answersTo, beginsWith } from './form-keys';
import { FORM_GROUPS } from './form-groups';

test('every form of the table is sent by a journey', () => {
  const sent = Object.values(FORM_GROUPS).flatMap((journeys) => journeys.flatMap(({ forms }) => forms));

  expect([...new Set(sent)].toSorted()).toEqual(Object.keys(LEAD_FORMS).toSorted());
});

test('what a form requires is answered by its own words, in its order, and what is named besides', () => {
  const labels = (keys: ReturnType<typeof answersTo>) => keys.map(([label]) => label.source);

  expect(labels(answersTo('fleet'))).toEqual(['^Company', '^Vehicles in your fleet']);
  expect(labels(answersTo('fleet', { abn: { type: '1' }, company: null }))).toEqual([
    '^ABN',
    '^Vehicles in your fleet',
  ]);
  expect(() => answersTo('fleet', { colour: { type: 'White' } })).toThrow('asks nothing named colour');
});

test.each(Object.values(LEAD_FORMS))('no words of the form $id are read as a pattern', ({ id }) => {
  for (const { label } of leadForm(id).fields) expect(beginsWith(label).test(`${label} (optional)`)).toBe(true);
});
