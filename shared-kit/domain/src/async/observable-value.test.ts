import { observableValue } from './observable-value';

test('tells everybody who still listens about a change, and about nothing else', () => {
  const value = observableValue<string | null>(null);
  const heard: string[] = [];
  const leave = value.subscribe(() => {
    heard.push(`first ${value.get()}`);
    leave();
  });
  value.subscribe(() => heard.push(`second ${value.get()}`));

  value.set('a');
  value.set('a');
  value.set('b');

  expect(heard).toEqual(['first a', 'second a', 'second b']);
  expect(value.get()).toBe('b');
});
