import { joinStyleLinks } from './join-style-links';

const origin = 'http://sunrise.example';
const main = '<link rel="stylesheet" href="/assets/main.1.css" data-precedence="shell"/>';
const theme = '<link rel="stylesheet" href="/theme/sunrise-2.css" data-precedence="shell"/>';
const remote = `<link rel="stylesheet" href="${origin}/remotes/mfe-a/1.0.0/client/a.css" crossorigin="anonymous" integrity="sha384-x" data-precedence="remote"/>`;
const picture = '<link rel="preload" as="image" href="/img/ute"/>';
const sheet = { href: '/styles/abc.css?of=x', integrity: 'sha384-y' };

test('one style sheet stands for a page’s many, whose links stay without being fetched; colours stay apart', () => {
  const asked: unknown[] = [];
  const head = joinStyleLinks(`<head>${picture}${main}${theme}${remote}</head>`, origin, (parts) => {
    asked.push(parts.map(({ href, integrity }) => [href, integrity]));
    return sheet;
  });

  expect(asked).toEqual([
    [
      ['/assets/main.1.css', undefined],
      ['/remotes/mfe-a/1.0.0/client/a.css', 'sha384-x'],
    ],
  ]);
  const disabled = (link: string) => link.replace('<link', '<link disabled=""');
  expect(head).toBe(
    `<head>${picture}<link rel="stylesheet" href="/styles/abc.css?of=x" integrity="sha384-y"/>${disabled(main)}${theme}${disabled(remote)}</head>`,
  );
});

test.each([
  ['no sheet is made yet', `${main}${remote}`, null],
  ['there is one to join only', `${main}${theme}`, sheet],
])('where %s, a page keeps its own', (_case, head, made) => {
  expect(joinStyleLinks(head, origin, () => made)).toBe(head);
});
