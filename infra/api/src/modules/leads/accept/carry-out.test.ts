import type { ReceivedForm, BegunEffect, FormEffect } from '../form-effect.port';
import { beginEffects, carryOut } from './carry-out';

const done: string[] = [];

function begins<Page extends string | null>(name: string, next: Page) {
  return async () => {
    done.push(`${name} begins`);
    const carrying = async () => {
      done.push(`${name} is carried out`);
      return next;
    };
    return { details: [], needsMail: false, carryOut: carrying };
  };
}

const effects: FormEffect[] = [
  { forms: ['test-drive', 'service'], ownPage: true, begin: begins('a seat', '/booking/1') },
  { forms: ['reserve'], ownPage: true, begin: begins('a hold', '/reservation/1') },
  { forms: 'every', begin: begins('a note', null) },
  { forms: 'every', facts: async () => ({ preferences: '/preferences/1' }) },
  { forms: ['service'], begin: async () => null },
];

const sent = (form: string, listed = effects) => beginEffects(listed, { body: { form } } as ReceivedForm);
const inLead = (begun: readonly BegunEffect[]) =>
  carryOut(begun, {} as never, { kind: 'new', leadId: 'lead', locationId: '' });

beforeEach(() => done.splice(0));

test('a form does what concerns it, in order, and leads where that says', async () => {
  const begun = await sent('service');
  expect(done).toEqual(['a seat begins', 'a note begins']);
  expect(await inLead(begun)).toBe('/booking/1');
  expect(done.slice(2)).toEqual(['a seat is carried out', 'a note is carried out']);
});

test('whichever way they are listed, it leads to the page of the one that has one', async () => {
  expect(await inLead(await sent('reserve'))).toBe('/reservation/1');
  expect(await inLead(await sent('reserve', effects.toReversed()))).toBe('/reservation/1');
});

test('a form that only tells the dealer leads to the ordinary page', async () => {
  expect(await inLead(await sent('enquiry'))).toBeNull();
  expect(done).toEqual(['a note begins', 'a note is carried out']);
});

test('what one refuses stops those behind it', async () => {
  const refusing: FormEffect = { forms: 'every', begin: () => Promise.reject(new Error('No such day')) };
  await expect(beginEffects([refusing, ...effects], { body: { form: 'reserve' } } as ReceivedForm)).rejects.toThrow();
  expect(done).toEqual([]);
});
