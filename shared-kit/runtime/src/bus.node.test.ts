import { bus } from './bus';

test('on a server nobody listens: what a version of a remote hands over as it is loaded can go with it', () => {
  const heard: unknown[] = [];
  const leave = bus.on('session:changed', (payload) => heard.push(payload));

  bus.emit('session:changed', { signedIn: true }, { name: 'mfe-account', version: '1.2.0' });
  // A retained event would be told to whoever comes later, whichever visitor it was about.
  bus.on('session:changed', (payload) => heard.push(payload));

  expect(heard).toEqual([]);
  expect(leave).not.toThrow();
});
