import { scriptLoader } from './script-loader';

test('a page asks for what it starts with and, before, for what that will import', () => {
  const start = ['/assets/react.js', '/assets/main.js'];
  const later = [
    { href: 'https://site.test/remotes/a/remoteEntry.js', integrity: 'sha384-abc' },
    { href: 'https://site.test/remotes/a/page.js', integrity: undefined },
  ];
  const script = document.createElement('script');
  script.textContent = scriptLoader(start, later);
  document.head.append(script);

  const asked = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script[src]')];
  expect(asked.map((it) => it.getAttribute('href') ?? it.getAttribute('src'))).toEqual([
    ...later.map(({ href }) => href),
    ...start,
  ]);
  expect(asked.map(({ crossOrigin }) => crossOrigin)).toEqual(asked.map(() => 'anonymous'));
  expect(asked.map(({ integrity }) => integrity ?? '')).toEqual(['sha384-abc', '', '', '']);
});

test('no address ends the script it stands in', () => {
  expect(scriptLoader(['/a</script><script>alert(1)</script>'], [])).not.toContain('</script');
});
