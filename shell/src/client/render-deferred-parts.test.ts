import { jest } from '@jest/globals';
import { renderDeferredParts } from './render-deferred-parts';

test('what is below the first screen is drawn part by part, and then the page says that it is drawn', async () => {
  document.body.innerHTML = `
    <div data-later="parts"><section>Specifications</section><section>Features</section></div>
    <footer data-later="whole">Opening hours</footer>
    <p>First screen</p>`;
  const html = document.documentElement;
  const drawn: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) drawn.push(target === html ? 'the page' : (target.textContent ?? ''));
  }).observe(html, { attributes: true, subtree: true, attributeFilter: ['data-drawn'] });
  // Frames as they are: nothing of a page is drawn in the frame of another part.
  const frames: number[] = [];
  const count = () => void (frames.push(drawn.length), requestAnimationFrame(count));
  requestAnimationFrame(count);

  await renderDeferredParts();
  await Promise.resolve();

  expect(drawn).toEqual(['Specifications', 'Features', 'Opening hours', 'the page']);
  expect(frames).toEqual(expect.arrayContaining([0, 1, 2]));
});

test.each([
  ['the page scrolls along', false, [[0, 955]]],
  ['a browser that scrolls along is left alone', true, []],
])('a part above the screen takes its real height without moving what is seen: %s', async (_, anchors, expected) => {
  window.CSS = { supports: (property: string) => anchors && property === 'overflow-anchor' } as unknown as typeof CSS;
  document.body.innerHTML =
    '<div data-later="parts"><section>Specifications</section><section>Features</section></div>';
  const heights = { before: 320, drawn: 1275 };
  const [above, seen] = document.querySelectorAll<HTMLElement>('section');
  const boxOf = (part: HTMLElement, bottom: number) => () =>
    new DOMRect(0, bottom - heights.before, 800, 'drawn' in part.dataset ? heights.drawn : heights.before);
  above!.getBoundingClientRect = boxOf(above!, -40);
  seen!.getBoundingClientRect = boxOf(seen!, 300);
  const moves: unknown[][] = [];
  window.scrollBy = (...by: unknown[]) => void moves.push(by);

  await renderDeferredParts();

  expect(moves).toEqual(expected);
});

test('an address that leads to a part comes to it once it is drawn, unless somebody has scrolled', async () => {
  document.body.innerHTML = '<div data-later="parts"><section id="costs">What it costs</section></div>';
  location.hash = 'costs';
  const come = jest.fn();
  document.getElementById('costs')!.scrollIntoView = come;
  delete document.documentElement.dataset['drawn'];

  await renderDeferredParts();
  expect(come).toHaveBeenCalledTimes(1);

  Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
  delete document.documentElement.dataset['drawn'];
  await renderDeferredParts();
  expect(come).toHaveBeenCalledTimes(1);
});
