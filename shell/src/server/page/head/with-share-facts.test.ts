import { withShareFacts } from './with-share-facts';

const HEAD =
  '<html><head><title>&quot;Us&quot; "and" you | Harbor</title><meta name="description" content="Who &amp; where"/></head>';

test('a page is shared by its title and description, with its picture', () => {
  expect(withShareFacts(HEAD, { picture: 'https://dealer.example/share.jpg?page=%2F&x="', isContent: true })).toBe(
    HEAD.replace(
      '</head>',
      '<meta property="og:title" content="&quot;Us&quot; &quot;and&quot; you | Harbor"/>' +
        '<meta property="og:description" content="Who &amp; where"/>' +
        '<meta property="og:image" content="https://dealer.example/share.jpg?page=%2F&amp;x=&quot;"/></head>',
    ),
  );
});

test('a page that says its own keeps it alone, and one without a description or picture has none', () => {
  const own = HEAD.replace(
    '</head>',
    '<meta property="og:title" content="Kia"/><meta property="og:image" content="/cars/kia/share.jpg"/></head>',
  );
  expect(withShareFacts(own, { picture: 'https://dealer.example/share.jpg', isContent: true })).toBe(own);
  expect(withShareFacts('<head><title>Us</title></head>', { picture: null, isContent: true })).toBe(
    '<head><title>Us</title><meta property="og:title" content="Us"/></head>',
  );
  expect(withShareFacts(HEAD, { picture: null, isContent: false })).not.toContain('og:description');
});
