import { actJustDone, doneQuery } from './done-act';

const signer = { secret: 'a secret of this test, long enough to sign', site: 'sunrise-cars' };
const marked = (query: string) => new URLSearchParams(query).get('done') ?? '';

test('what an address says was done is believed where we said so, of that act and at that site', () => {
  const done = marked(doneQuery(signer, 'deal-kept'));

  expect(actJustDone(signer, done)).toBe('deal-kept');
  expect(actJustDone({ ...signer, site: 'sunrise-vans' }, done)).toBeNull();
  expect(actJustDone(signer, done.replace('deal-kept', 'search-saved'))).toBeNull();
});

test.each(['', '1', 'deal-kept', 'deal-kept.', 'deal-kept.1', 'sold.9.a', '.', '__proto__.1'])(
  'nobody believes "%s"',
  (done) => {
    expect(actJustDone(signer, done)).toBeNull();
  },
);
