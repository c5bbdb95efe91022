import type { ReceivedForm, BegunEffect, FormEffect } from '../form-effect.port';
import { beginEffects, carryOut } from './carry-out';

const done: string[] = [];

const effect = (name: string, forms: FormEffect['forms'], next: string | null): FormEffect => ({
  forms,
  async begin() {
    done.push(`${name} begins`);
    const carrying = async () => {
      done.push(`${name} is carried out`);
      return next;
    };
    return { details: [], needsMail: false, carryOut: carrying };
  },
});

const effects = [
  effect('a seat', ['test-drive', 'service'], '/booking/1'),
  effect('a hold', ['reserve'], '/reservation/1'),
  effect('a note', 'every', null),
  { forms: 'every', facts: async () => ({ preferences: '/preferences/1' }) } satisfies FormEffect,
  { forms: ['service'], begin: async () => null } satisfies FormEffect,
];

const sent = (form: string) => beginEffects(effects, { body: { form } } as ReceivedForm);
const inLead = (begun: readonly BegunEffect[]) =>
  carryOut(begun, {} as never, { kind: 'new', leadId: 'lead', locationId: '' });

beforeEach(() => done.splice(0));

test('a form does what concerns it, in order, and leads where that says', async () => {
  const begun = await sent('service');
  expect(done).toEqual(['a seat begins', 'a note begins']);
  expect(await inLead(begun)).toBe('/booking/1');
  expect(done.slice(2)).toEqual(['a seat is carried out', 'a note is carried out']);
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
