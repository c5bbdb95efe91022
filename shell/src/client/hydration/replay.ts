import { sleep } from '@shared-kit/domain/async/sleep';
import { LOOK_MS, PATIENCE_MS, isHeard, markOf, onceAlive } from './react-mark';

/** What a shopper did to a widget before it was alive. */
export type Recorded = { type: string; target: HTMLInputElement; value: string; checked: boolean; widget: string };

export type Replayable = {
  activate: () => void;
  alive: boolean;
  /** Its script does not come: what is clicked is done as the server's HTML says, a form posted, a link followed. */
  isPlain: boolean;
  recorded: Recorded[];
};

/** What stands in for a widget that fails may have to be fetched first: how long its fields are looked for. */
const DRAWN_MS = 5000;

/** Widgets of the page that the server rendered and the browser has not hydrated yet. */
export const dormant = new Map<string, Replayable>();

// React's own capture listener (on document) swallows events of a dehydrated boundary: be first, on window.
for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown']) {
  addEventListener(type, (event) => find(event)?.activate(), { capture: true, passive: true });
}

addEventListener(
  'click',
  (event) => {
    const widget = find(event);
    if (!widget || widget.alive || widget.isPlain || event.metaKey || event.ctrlKey || event.shiftKey) return;
    widget.activate();
    // What the browser unfolds by itself waits for no script, and may be rendered as something else by it.
    if (event.target instanceof Element && event.target.closest('summary')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    widget.recorded.push(record(event.target as HTMLInputElement, 'click'));
    setTimeout(() => becomePlain(widget), PATIENCE_MS);
  },
  { capture: true },
);

for (const type of ['input', 'change']) {
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLInputElement;
      const widget = find(event);
      if (!widget) return void enterOnceAlive(target);
      if (widget.alive) return;
      widget.activate();
      widget.recorded = widget.recorded.filter((done) => done.target !== target || done.type === 'click');
      widget.recorded.push(record(target, type));
    },
    { capture: true },
  );
}

/** The field or button that a shopper was in last. */
let current: Recorded | undefined;
addEventListener(
  'focusin',
  ({ target }) => (current = target instanceof HTMLElement ? record(target as HTMLInputElement, 'focus') : undefined),
  { capture: true },
);

/** Does what was clicked so far without the widget's script, and all that follows. What is typed is still kept for it. */
export function becomePlain(widget: Replayable): void {
  if (widget.alive || widget.isPlain) return;
  widget.isPlain = true;
  const clicks = widget.recorded.filter(({ type }) => type === 'click');
  widget.recorded = widget.recorded.filter(({ type }) => type !== 'click');
  void replay(clicks);
}

function find({ target }: Event): Replayable | undefined {
  return target instanceof Element ? dormant.get(widgetOf(target)) : undefined;
}

/** Empty for what is in none. */
export function widgetOf(element: Element): string {
  return element.closest<HTMLElement>('[data-widget]')?.dataset['widget'] ?? '';
}

function record(target: HTMLInputElement, type: string, widget = widgetOf(target)): Recorded {
  return { type, target, value: target.value, checked: target.checked, widget };
}

/** The last that was entered into each field. */
const waiting = new Map<Element, Recorded>();

/**
 * In a part of the page that no script has taken over and no widget is dormant in: what was entered is entered again then.
 * It is kept from when it was entered, as React puts a field back to what it knows whenever another one is heard first.
 */
async function enterOnceAlive(target: HTMLInputElement): Promise<void> {
  const isWaiting = waiting.has(target);
  waiting.set(target, record(target, 'change'));
  if (isWaiting) return;
  let isDone = false;
  if (markOf(target)) {
    // On a page that is alive React hears of it in this very event, after us.
    await sleep(0);
    isDone = isHeard(target);
  }
  while (!isDone && (await onceAlive(target, Infinity))) {
    await replay([waiting.get(target)!]);
    isDone = !target.isConnected || isHeard(target);
    if (!isDone) await sleep(LOOK_MS);
  }
  waiting.delete(target);
}

/** What was entered before there was any script to note it, is entered now. */
export function noteEarlier(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea'))
    if (hasChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What was typed into a part of the page so far, to be done again in what takes its place.
 *
 * @param widget empty where it is a whole page that gives way.
 */
export function typedInto(part: ParentNode, widget: string): Recorded[] {
  return [...part.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')]
    .filter(hasChanged)
    .map((target) => record(target, 'change', widget));
}

function hasChanged(field: HTMLInputElement): boolean {
  const { type, value, defaultValue = '', checked, defaultChecked } = field;
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked;
  // A slider between two of its steps stands on one of them without anybody's doing.
  const untouched = field.cloneNode() as HTMLInputElement;
  untouched.value = defaultValue;
  return value !== untouched.value;
}

/**
 * The same field after the widget was rendered anew, or before it what stood in for it: they have its name. A button that
 * was clicked has its words.
 */
function fieldNow({ target, widget }: Recorded): HTMLElement | null {
  if (target.isConnected) return target;
  const place = widget ? `[data-widget="${widget}"]` : 'main';
  const button = target.closest('button');
  if (button) return sameButton(button, place);
  if (!target.name) return null;
  const choice = target.type === 'radio' ? `[value="${CSS.escape(target.value)}"]` : '';
  return document.querySelector<HTMLElement>(`${place} [name="${CSS.escape(target.name)}"]${choice}`);
}

function sameButton({ textContent }: Element, place: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`${place} button`)];
  return all.find((button) => button.textContent === textContent) ?? null;
}

const isKnownAgain = (target: HTMLInputElement) => target.name || target.closest('button');

/** @param until how long it may take to be rendered, by `performance.now()`. */
async function fieldSoon(done: Recorded, until: number): Promise<HTMLElement | null> {
  for (;;) {
    const field = fieldNow(done);
    if (field || !isKnownAgain(done.target) || performance.now() > until) return field;
    await sleep(LOOK_MS);
  }
}

/**
 * Who was typing in what gave way goes on typing in the same field of what took its place, behind what stands there: a key
 * pressed before React hears of it would be lost.
 */
function goOnTyping(): void {
  if (!current || current.target.isConnected || document.activeElement !== document.body) return;
  const field = fieldNow(current) as HTMLInputElement | null;
  if (field && hasChanged(current.target)) enter(field, record(current.target, ''));
  field?.focus();
}

/**
 * Does again what was recorded, one thing a task so that React flushes in between. The cursor goes at once to where it was, or
 * as soon as that is there.
 */
export async function replay(recorded: Recorded[]): Promise<void> {
  goOnTyping();
  const until = performance.now() + DRAWN_MS;
  for (const done of recorded) {
    await sleep(0);
    const target = await fieldSoon(done, until);
    if (target) doAgain(target as HTMLInputElement, done);
  }
  goOnTyping();
}

/**
 * React leaves in place what was entered before it hydrates a field, takes it for what it has rendered, and would hear of no
 * change: the field first goes back to what is rendered, then to what was entered by the native setter, past React's own.
 */
function doAgain(target: HTMLInputElement, done: Recorded): void {
  // A drawing within a button has no method of its own for it.
  if (done.type === 'click') target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else if (target.type === 'checkbox' || target.type === 'radio') {
    target.checked = target.defaultChecked;
    if (target.checked !== done.checked) target.click();
  } else {
    enter(target, done);
    for (const kind of new Set(['input', done.type])) target.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** Where the cursor is in a field that took another's place, more may have been typed since: that stays. */
function enter(target: HTMLInputElement, { value, target: before }: Recorded): void {
  const isOther = target !== before;
  // A browser lets nobody write a file's name.
  if (target.type === 'file') return void (isOther && (target.files = before.files));
  const latest = isOther && target === document.activeElement && hasChanged(target) ? target.value : value;
  target.value = target.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, latest);
}
