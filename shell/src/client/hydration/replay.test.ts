import { jest } from '@jest/globals';
import { becomePlain, dormant, replay, typedInto } from './replay';
import { aDormantWidget, drawAnew, field, KEY, type } from './testing/dormant-widget';

afterEach(() => {
  dormant.clear();
  jest.useRealTimers();
});

test('what is folded opens at once in a part that is not alive yet: its script may draw something else there', () => {
  const widget = aDormantWidget('<details><summary><b>Show phone number</b></summary>07 3000 0000</details>');

  document.querySelector('b')!.click();

  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(widget.recorded).toEqual([]);
  expect(widget.activate).toHaveBeenCalled();
});

test('a click wakes the part up and is done once it is alive, not before', async () => {
  const widget = aDormantWidget('<button name="show">Show</button>');
  const clicked = jest.fn();
  field('button').addEventListener('click', clicked);

  field('button').click();
  expect(widget.activate).toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();

  widget.alive = true;
  await replay(widget.recorded.splice(0));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a click on the drawing within a button is a click on the button', async () => {
  const widget = aDormantWidget('<button name="save"><svg></svg></button>');
  const clicked = jest.fn();
  field('button').addEventListener('click', clicked);
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(clicked).not.toHaveBeenCalled();

  widget.alive = true;
  await replay(widget.recorded.splice(0));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a click that opens another tab (%s) is left to the browser', (key) => {
  const widget = aDormantWidget('<a href="#there">There</a>');

  const wasLeft = field('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));

  expect(wasLeft).toBe(true);
  expect(widget.recorded).toEqual([]);
});

test('a click whose script does not come within six seconds is done without it, once, and later ones at once', async () => {
  jest.useFakeTimers();
  const widget = aDormantWidget('<button name="show">Show</button>');
  const clicked = jest.fn();
  field('button').addEventListener('click', clicked);

  field('button').click();
  await jest.advanceTimersByTimeAsync(5999);
  expect(widget.isPlain).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(widget.isPlain).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(clicked).toHaveBeenCalledTimes(1);

  field('button').click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('what is alive is not made plain: its clicks are its own', () => {
  const widget = aDormantWidget('');
  widget.alive = true;

  becomePlain(widget);

  expect(widget.isPlain).toBe(false);
});

test('of what was typed the last is kept, and stands in the field that its script draws', async () => {
  const widget = aDormantWidget('<input name="postcode" /><input name="suburb" />');
  type(field(), '40');
  type(field(), '4000');
  type(field('[name=suburb]'), 'Aspley');
  expect(widget.recorded.map(({ value }) => value)).toEqual(['4000', 'Aspley']);
  field('[name=suburb]').focus();

  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
  await drawAnew(widget, '<input name="suburb" /><input name="postcode" />');

  expect([field('[name=postcode]').value, field('[name=suburb]').value]).toEqual(['4000', 'Aspley']);
  expect(heard).toEqual(['4000', 'Aspley']);
  expect(field('[name=suburb]')).toHaveFocus();
});

test('what was ticked and chosen is ticked and chosen again, and nothing twice', async () => {
  const html = `<input type="checkbox" name="terms" /><input type="checkbox" name="news" checked />
    <input type="radio" name="when" value="am" /><input type="radio" name="when" value="pm" />`;
  const widget = aDormantWidget(html);
  const tick = (choice: string) => {
    const box = field(choice);
    box.checked = !box.checked;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  tick('[name=terms]');
  tick('[name=news]');
  tick('[value=pm]');

  await drawAnew(widget, html.replace('name="terms"', 'name="terms" checked'));

  expect(field('[name=terms]')).toBeChecked();
  expect(field('[name=news]')).not.toBeChecked();
  expect(field('[value=pm]')).toBeChecked();
  expect(field('[value=am]')).not.toBeChecked();
});

test('a field that is drawn late is waited for, and one that never comes is let go', async () => {
  const widget = aDormantWidget('<input name="postcode" /><input name="gone" />');
  type(field(), '4000');
  type(field('[name=gone]'), 'x');
  jest.useFakeTimers();

  const done = drawAnew(widget, '');
  await jest.advanceTimersByTimeAsync(3000);
  field('[data-widget]').innerHTML = '<input name="postcode" />';
  await jest.advanceTimersByTimeAsync(3000);
  await done;

  expect(field().value).toBe('4000');
});

test('a button that was pressed in what stood in is pressed in the part, by its words, after what was typed', async () => {
  const widget = aDormantWidget('<form><input name="email"><button><b>Send</b></button></form>');
  type(field(), 'ann@example.com');
  document.querySelector('b')!.click();

  const sent: string[] = [];
  document.querySelector('[data-widget]')!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field().value);
  });
  await drawAnew(widget, '<form><button type="button">Clear</button><input name="email"><button>Send</button></form>');

  expect(sent).toEqual(['ann@example.com']);
});

test('what a shopper changed in a part that gives way is what was typed into it', () => {
  const widget = aDormantWidget(`<input name="postcode" value="" /><input name="name" value="Jane" />
    <input type="hidden" name="key" value="a" /><input type="checkbox" name="terms" /><textarea name="message"></textarea>`);
  field().value = '4000';
  field('[name=terms]').checked = true;
  field('[name=key]').value = 'b';
  field('textarea').value = 'Hello';

  const typed = typedInto(field<HTMLDivElement>('[data-widget]'), KEY);

  expect(typed.map(({ target, value, checked, widget: of }) => [target.name, value, checked, of])).toEqual([
    ['postcode', '4000', false, KEY],
    ['terms', 'on', true, KEY],
    ['message', 'Hello', undefined, KEY],
  ]);
  expect(widget.recorded).toEqual([]);
});

test('a click into a field is kept beside what is typed there', () => {
  const widget = aDormantWidget('<input name="suburb" />');
  field().click();
  type(field(), 'As');
  type(field(), 'Aspley');

  expect(widget.recorded.map((done) => [done.type, done.value])).toEqual([
    ['click', ''],
    ['input', 'Aspley'],
  ]);
});

test('of two widgets that have a field of one name, each gets back what was typed into it', async () => {
  const widget = aDormantWidget('<input name="postcode" />');
  const other = '<div data-widget="mfe-finance/delivery"><input name="postcode" /></div>';
  document.querySelector('main')!.insertAdjacentHTML('afterbegin', other);
  type(field(`[data-widget="${KEY}"] input`), '4000');

  document.querySelector(`[data-widget="${KEY}"]`)!.innerHTML = '<input name="postcode" />';
  await replay(widget.recorded);

  expect(field(`[data-widget="${KEY}"] input`).value).toBe('4000');
  expect(field('[data-widget="mfe-finance/delivery"] input').value).toBe('');
});
