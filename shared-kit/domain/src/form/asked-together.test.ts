import { carsAskedWith, carsOverMessage } from './asked-together';

const of = (query: string) => carsAskedWith(new URLSearchParams(query));

test('an address asks about the vehicles after its first, each once, and about eight together at most', () => {
  expect(of('car_id=a')).toEqual([]);
  expect(of('car_id=a&car_id=b&car_id=a&car_id=c&car_id=b')).toEqual(['b', 'c']);
  expect(of(Array.from({ length: 20 }, (_, index) => `car_id=c${index}`).join('&'))).toHaveLength(7);
});

test('those beyond eight are named for another message', () => {
  const over = (count: number) =>
    carsOverMessage(
      new URLSearchParams(
        Array.from({ length: count }, (_, index) => ['car_id', `c${index}`]).concat([['car_id', 'c0']]),
      ),
    );

  expect(over(8)).toEqual([]);
  expect(over(10)).toEqual(['c8', 'c9']);
});

test('what is no id or slug is passed over', () => {
  expect(of('car_id=a&car_id=../x&car_id=')).toEqual([]);
});
