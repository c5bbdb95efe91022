import { putAway } from './put-away';

test('an announcement that is put away is gone, and a cookie names it', () => {
  document.body.innerHTML =
    '<section>Open on Sunday<button data-put-away="1k">×</button></section><main id="main" tabindex="-1"></main>';
  addEventListener('click', putAway);
  document.querySelector('main')!.click();
  expect(document.querySelector('section')).not.toBeNull();

  document.querySelector('button')!.click();
  removeEventListener('click', putAway);
  expect(document.querySelector('section')).toBeNull();
  expect(document.cookie).toContain('put-away=1k');
  expect(document.activeElement).toBe(document.querySelector('main'));
});
