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

test('hears other tabs: of events that travel, in the version spoken here, and well formed', async () => {
  const otherTab = new BroadcastChannel('dealer-events');
  const heard: unknown[] = [];
  const leave = [
    bus.on('session:changed', (payload, { origin: from }) => heard.push([payload, from])),
    bus.on('toast:show', (payload) => heard.push(payload)),
  ];
  const last = new Promise<void>((resolve) => {
    leave.push(bus.on('watchlist:changed', () => resolve()));
  });
  const watchlist = { type: 'watchlist:changed', major: 1, payload: { carId: 'c1', saved: true, count: 1 }, origin };

  for (const said of [
    { type: 'session:changed', major: 2, payload: { signedIn: true }, origin },
    { type: 'session:changed', major: 1, payload: { signedIn: 'yes' }, origin },
    { type: 'toast:show', major: 1, payload: { title: 'Saved' }, origin },
    { type: 'of-a-later-release', major: 1, payload: {}, origin },
    { type: 'session:changed', major: 1, payload: { signedIn: false }, origin },
    watchlist,
  ])
    otherTab.postMessage(said);
  await last;

  expect(heard).toEqual([[{ signedIn: false }, origin]]);
  for (const stop of leave) stop();
  otherTab.close();
});

test('tells other tabs of events that travel, and of no others', async () => {
  const otherTab = new BroadcastChannel('dealer-events');
  const said: unknown[] = [];
  const heard = new Promise<void>((resolve) => {
    otherTab.onmessage = ({ data }) => {
      said.push(data);
      resolve();
    };
  });

  bus.emit('toast:show', { title: 'Saved' }, origin);
  bus.emit('session:changed', { signedIn: true }, origin);
  await heard;

  expect(said).toEqual([{ type: 'session:changed', major: 1, payload: { signedIn: true }, origin }]);
  otherTab.close();
});
