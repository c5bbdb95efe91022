import { drawTheRest } from './draw-the-rest';

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

  await drawTheRest();
  await Promise.resolve();

  expect(drawn).toEqual(['Specifications', 'Features', 'Opening hours', 'the page']);
  expect(frames).toEqual(expect.arrayContaining([0, 1, 2]));
});

test('who begins to use the page gets all the rest at once', async () => {
  document.body.innerHTML =
    '<div data-later="parts"><section>Specifications</section><section>Features</section></div>';
  const html = document.documentElement;
  delete html.dataset['drawn'];
  const drawing = drawTheRest();
  expect(html.dataset['drawn']).toBeUndefined();

  dispatchEvent(new Event('scroll'));

  expect(html.dataset['drawn']).toBe('');
  await drawing;
  expect(document.querySelectorAll('section[data-drawn]')).toHaveLength(0);
});
