/**
 * What jsdom lacks of `<dialog>`: opening and closing, with focus going in and coming back.
 * The real thing is proven in Chromium; this lets components that use it be tested here.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
const focusable = 'input, select, textarea, button, a[href], [tabindex]';

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>(focusable)?.focus();
};

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
};

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close();
});

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close();
});
