import { joinStyleLinks } from './join-style-links';

const origin = 'http://sunrise.example';
const main = '<link rel="stylesheet" href="/assets/main.1.css" data-precedence="shell"/>';
const theme = '<link rel="stylesheet" href="/theme/sunrise-2.css" data-precedence="shell"/>';
const remote = `<link rel="stylesheet" href="${origin}/remotes/mfe-a/1.0.0/client/a.css" crossorigin="anonymous" integrity="sha384-x" data-precedence="remote"/>`;
const picture = '<link rel="preload" as="image" href="/img/ute"/>';
const sheet = { href: '/styles/abc.css?of=x', integrity: 'sha384-y' };
const joined = '<link rel="stylesheet" href="/styles/abc.css?of=x" integrity="sha384-y"/>';

test('one style sheet stands in the HTML for a page’s many; colours stay apart', () => {
  const asked: unknown[] = [];
  const { head } = joinStyleLinks(`<head>${picture}${main}${theme}${remote}</head>`, origin, (parts) => {
    asked.push(parts.map(({ href, integrity }) => [href, integrity]));
    return sheet;
  });

  expect(asked).toEqual([
    [
      ['/assets/main.1.css', undefined],
      ['/remotes/mfe-a/1.0.0/client/a.css', 'sha384-x'],
    ],
  ]);
  // A browser fetches what it finds there ahead, disabled or not.
  expect(head).toBe(`<head>${picture}${joined}${theme}</head>`);
});

test('the links it stands for are made where they were, as they were, without being fetched', () => {
  const { head, script } = joinStyleLinks(`${picture}${main}${theme}${remote}`, origin, () => sheet);
  document.head.innerHTML = head;
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);

  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const factsOf = ({ attributes }: Element) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  const kept = document.createElement('template');
  kept.innerHTML = `${joined}${main}${theme}${remote}`.replaceAll(
    /<link (?=[^>]*(assets|remotes))/g,
    '<link disabled ',
  );
  expect(links.map(factsOf)).toEqual([...kept.content.children].map(factsOf));
});

test.each([
  ['no sheet is made yet', `${main}${remote}`, null],
  ['there is one to join only', `${main}${theme}`, sheet],
])('where %s, a page keeps its own', (_case, head, made) => {
  expect(joinStyleLinks(head, origin, () => made)).toEqual({ head, script: '' });
});
