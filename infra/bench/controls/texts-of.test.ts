import { inside, linkGroups, sectionsOf, textOf } from './texts-of';

test('text is read without tags, scripts, drawings and what React writes between texts', () => {
  expect(textOf('<p>Used<!-- --> cars<svg><path d="M1"></path></svg><script>let a</script> &amp; more</p>')).toBe(
    'Used cars & more',
  );
});

test('the inside of an element is what stands between its tags', () => {
  expect(inside('<header class="a"><b>x</b></header><main>y</main>', 'header')).toBe('<b>x</b>');
  expect(inside('<p>x</p>', 'footer')).toBe('');
});

test('links come by the heading they stand below, each once, and those without one apart', () => {
  const html =
    '<li><a href="/new">New</a></li><details><summary>Stock</summary><a href="/all">All</a><a href="/all">All</a></details><a class="x" href="/contact">Contact</a>';
  expect(linkGroups(html)).toEqual([
    { title: '', links: [{ href: '/new', text: 'New' }] },
    { title: 'Stock', links: [{ href: '/all', text: 'All' }] },
    { title: '', links: [{ href: '/contact', text: 'Contact' }] },
  ]);
});

test('a heading and the summary of what it folds are one group', () => {
  const html = '<h2>Vehicles</h2><details><summary><span>Show: </span>Vehicles</summary><a href="/a">A</a></details>';
  expect(linkGroups(html)).toEqual([{ title: 'Vehicles', links: [{ href: '/a', text: 'A' }] }]);
});

test('sections have the texts below their heading, each once', () => {
  const html =
    '<p>before</p><h2>Why</h2><h3>Cover</h3><p>Three years</p><p>Three years</p><h2>Questions</h2><p>Is it?</p>';
  expect(sectionsOf(html)).toEqual([
    { heading: 'Why', texts: ['Cover', 'Three years'] },
    { heading: 'Questions', texts: ['Is it?'] },
  ]);
});
