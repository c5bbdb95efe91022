import type { Printable } from './brochure-process';
import { openBrochureShelf } from './brochure-shelf';

const printable = {} as Printable;

test('who asks while it is drawn is told so in time, and finds it on the shelf later, drawn once', async () => {
  let deliver: (pdf: Buffer) => void = () => {};
  const drawing = new Promise<Buffer>((resolve) => (deliver = resolve));
  let orders = 0;
  const print = () => {
    orders += 1;
    return drawing;
  };
  const take = openBrochureShelf({ print }, 1);

  expect(await take('cx-5', printable)).toBeNull();
  deliver(Buffer.from('%PDF'));
  await drawing;
  expect(await take('cx-5', printable)).toEqual(Buffer.from('%PDF'));
  expect(orders).toBe(1);
});

test('what cannot be drawn is an error each time it is asked for', async () => {
  const take = openBrochureShelf({ print: () => Promise.reject(new Error('The press broke')) });

  await expect(take('cx-5', printable)).rejects.toThrow('The press broke');
  await expect(take('cx-5', printable)).rejects.toThrow('The press broke');
});
