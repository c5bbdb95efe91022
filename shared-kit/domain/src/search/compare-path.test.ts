import { comparedSlugs, comparePath, countLeftOut } from './compare-path';

const of = (query: string) => comparedSlugs(new URLSearchParams(query));

test('an address names the cars to compare in one list, or each as a form has it ticked', () => {
  expect(of(comparePath(['a', 'b']).split('?')[1] ?? '')).toEqual(['a', 'b']);
  expect(of('car_id=a&car_id=b&car_id=a')).toEqual(['a', 'b']);
});

test('what is no slug is passed over, and of more than four the first four are compared', () => {
  expect(of('cars=a,%2Fb,c&car_id=d&car_id=e&car_id=f')).toEqual(['a', 'c', 'd', 'e']);
  expect(countLeftOut(new URLSearchParams('cars=a,%2Fb,c&car_id=d&car_id=e&car_id=f&car_id=f'))).toBe(1);
  expect(countLeftOut(new URLSearchParams('car_id=a'))).toBe(0);
});
