import { withSharePicture } from './with-share-picture';

const HEAD = '<html><head><title>About us</title></head>';

test('a page that names no picture has one drawn with its own title, whatever its path holds', () => {
  expect(withSharePicture(HEAD, 'https://dealer.example', '/about-"us"')).toBe(
    '<html><head><title>About us</title>' +
      '<meta property="og:image" content="https://dealer.example/share.jpg?page=%2Fabout-%22us%22"/></head>',
  );
});

test('a page that names its own keeps it alone', () => {
  const own = HEAD.replace('</head>', '<meta property="og:image" content="/cars/kia/share.jpg"/></head>');

  expect(withSharePicture(own, 'https://dealer.example', '/cars/kia')).toBe(own);
});
