import { kindOf } from './kind-of';
import { addressesIn, linksOf } from './links-of';

const AT = 'https://dealer.example/cars/kia?postcode=4000';

test('reads where links, forms that ask and facts for machines lead, as whole addresses with their place', () => {
  const { links } = linksOf(
    `<a href="#enquire">Ask</a><a class="x" href="/search/kia?a=1&amp;b=2">Kia</a><a href="tel:+61">Call</a>
     <form action="/compare#costs"><input type="hidden" name="cars" value="a,b"/><input name="q"/></form>
     <form method="post" action="/nowhere"></form>
     <link rel="canonical" href="https://dealer.example/cars/kia"/>
     <script type="application/ld+json">{"@type":"Car","url":"https://dealer.example/cars/kia"}</script>
     <script>const no = '<a href="/in-a-script">';</script>`,
    AT,
  );

  expect(links).toEqual([
    'https://dealer.example/cars/kia',
    'https://dealer.example/compare?cars=a%2Cb#costs',
    'https://dealer.example/cars/kia?postcode=4000#enquire',
    'https://dealer.example/search/kia?a=1&b=2',
  ]);
});

test('reads the files of a page, of a picture the smallest, and what a fragment may name', () => {
  const { files, anchors } = linksOf(
    `<h2 id="measuring">Measuring</h2><link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>
     <img src="/img/a?w=640" srcSet="/img/a?w=160 160w, /img/a?w=640 640w" alt=""/><img src="/img/b" alt=""/>
     <meta property="og:image" content="https://dealer.example/share.jpg"/><iframe src="/frame"></iframe>`,
    AT,
  );

  expect(files.map((file) => file.replace('https://dealer.example', ''))).toEqual([
    ...['/a.css', '/a.js', '/img/a?w=160', '/img/b', '/share.jpg'],
  ]);
  expect(anchors).toContain('measuring');
});

test('reads the addresses in a sitemap and in Markdown', () => {
  expect(
    addressesIn('<loc>https://a.example/?a=1&amp;b=2</loc> [Kia](https://a.example/search/kia): 3 in stock'),
  ).toEqual(['https://a.example/?a=1&b=2', 'https://a.example/search/kia']);
});

test('the same page about another vehicle is of the same kind, at another place or asked something else it is not', () => {
  const kind = (path: string) => kindOf(new URL(path, AT));

  expect(kind('/cars/kia')).toBe(kind('/cars/mazda'));
  expect(kind('/search/kia?refinementList[body][0]=Ute')).toBe(kind('/search/used-cars?refinementList[body][3]=SUV'));
  expect(kind('/cars/kia#enquire')).not.toBe(kind('/cars/kia'));
  expect(kind('/cars/kia/checkout')).not.toBe(kind('/cars/kia'));
  expect(kind('/fleet')).not.toBe(kind('/careers'));
});
