import { OpenEditors } from './open-editors';

const mia = { id: 'account:1', name: 'Mia' };
const ben = { id: 'account:2', name: 'Ben' };

test('each is told who else has the same open, and nobody of themselves, of another page or of who has gone', () => {
  const open = new OpenEditors();
  expect(open.look('corella/about-us', mia, 0)).toEqual([]);
  expect(open.look('corella/about-us', mia, 1_000)).toEqual([]);
  expect(open.look('corella/faqs', ben, 1_000)).toEqual([]);
  expect(open.look('corella/about-us', ben, 2_000)).toEqual(['Mia']);
  expect(open.look('corella/about-us', mia, 15_000)).toEqual(['Ben']);
  expect(open.look('corella/about-us', mia, 45_000)).toEqual([]);
});
