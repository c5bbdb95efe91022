import { jest } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { dormant, replay } from './replay';
import { aDormantWidget, drawAnew, field, type } from './testing/dormant-widget';

afterEach(() => {
  dormant.clear();
  jest.useRealTimers();
});

test('who is typing goes on typing at once in what takes its place, and nothing of it is lost', async () => {
  const widget = aDormantWidget('<input name="first_name" /><input name="last_name" />');
  type(field(), 'Robin');
  field('[name=last_name]').focus();
  type(field('[name=last_name]'), 'Fair');

  const done = drawAnew(widget, '<input name="first_name" /><input name="last_name" />');
  // In the same task: no key can be pressed before.
  expect(field('[name=last_name]')).toHaveFocus();
  expect(field('[name=last_name]').value).toBe('Fair');
  field('[name=last_name]').value += 'weather';
  await done;

  expect(field().value).toBe('Robin');
  expect(field('[name=last_name]').value).toBe('Fairweather');
});

test('the cursor goes into the same field also where nothing was typed yet', async () => {
  const widget = aDormantWidget('<input name="first_name" /><input name="last_name" />');
  type(field(), 'Robin');
  field('[name=last_name]').focus();

  await drawAnew(widget, '<input name="first_name" /><input name="last_name" />');

  expect(field().value).toBe('Robin');
  expect(field('[name=last_name]')).toHaveFocus();
});

test('a chosen file stays chosen, and what was entered after it is entered', async () => {
  const widget = aDormantWidget('<input type="file" name="photos" /><input name="email" />');
  widget.isPlain = true;
  const heard = jest.fn();
  await userEvent.upload(field(), new File(['a'], 'front.jpg', { type: 'image/jpeg' }));
  type(field('[name=email]'), 'ann@example.com');

  field().addEventListener('change', heard);
  widget.alive = true;
  await replay(widget.recorded.splice(0));

  expect(heard).toHaveBeenCalledTimes(1);
  expect(field().files?.[0]?.name).toBe('front.jpg');
  expect(field('[name=email]').value).toBe('ann@example.com');
});
