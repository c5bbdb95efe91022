import { jest } from '@jest/globals';
import { bus } from './bus';

const origin = { name: 'mfe-account', version: '1.2.0' };

test('tells every listener what was said and who said it', () => {
  const heard: unknown[] = [];
  bus.on('session:changed', (payload, envelope) => heard.push(payload, envelope.origin));

  bus.emit('session:changed', { signedIn: true }, origin);

  expect(heard).toEqual([{ signedIn: true }, origin]);
});

test('stops telling a listener that has left', () => {
  const heard: unknown[] = [];
  const leave = bus.on('toast:show', (payload) => heard.push(payload));
  leave();

  bus.emit('toast:show', { title: 'Saved' }, origin);

  expect(heard).toEqual([]);
});

test('refuses a payload that its schema does not know, naming the remote', () => {
  const malformed = { signedIn: 'yes' } as unknown as { signedIn: boolean };

  expect(() => bus.emit('session:changed', malformed, origin)).toThrow(
    /mfe-account@1.2.0 emitted a malformed session:changed/,
  );
});

test('shields listeners from one that throws', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const heard: unknown[] = [];
  bus.on('lead:submitted', () => {
    throw new Error('a bug');
  });
  bus.on('lead:submitted', (payload) => heard.push(payload));

  bus.emit('lead:submitted', { leadId: '1', category: 'General Enquiry' }, origin);

  expect(heard).toHaveLength(1);
  expect(reported).toHaveBeenCalled();
});

test('who listens later hears the last event of a type that is retained, and nothing of any other', () => {
  const heard: unknown[] = [];
  bus.emit('trade-in:valued', { equity: 9_000 }, origin);
  bus.emit('trade-in:valued', { equity: 12_000 }, origin);
  bus.emit('vehicle:viewed', { carId: 'c1', stocknum: 'U1' }, origin);

  bus.on('trade-in:valued', (payload) => heard.push(payload));
  bus.on('vehicle:viewed', (payload) => heard.push(payload));

  expect(heard).toEqual([{ equity: 12_000 }]);
});
