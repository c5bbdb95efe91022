import { chatEmbed, embedOrigins, spinEmbed, videoEmbed } from './media-embed';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', YOUTUBE],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  [' https://youtube.com/shorts/dQw4w9WgXcQ ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('%s is shown in a frame that sets no cookie', (address, src) => {
  expect(videoEmbed(address)?.src).toBe(src);
});

test.each([
  ['nothing', null],
  ['a script', 'javascript:alert(1)'],
  ['markup', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
  ['another host', 'https://evil.example/watch?v=dQw4w9WgXcQ'],
  ['a host that only looks like one', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['a name before the host', 'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ'],
  ['an id that is none', 'https://youtu.be/"><script>'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a path of this site', '/img/x'],
])('%s is no video', (_case, address) => {
  expect(videoEmbed(address)).toBeNull();
});

test.each([
  ['spincar:big-dealer/JM0KF4WLA00123456', 'https://spins.spincar.com/big-dealer/JM0KF4WLA00123456'],
  ['https://spins.spincar.com/big-dealer/1', 'https://spins.spincar.com/big-dealer/1'],
  ['glo3d:iframe/abc', 'https://glo3d.net/iframe/abc'],
])('%s is a spin of an allowed provider', (code, src) => {
  expect(spinEmbed(code)?.src).toBe(src);
});

test.each([
  '',
  null,
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'https://evil.example/spin',
  'https://spins.spincar.com.evil.example/x',
  'spincar:../../x',
  'spincar:a"onload=alert(1)',
  'other:dealer/vin',
])('%s is no spin', (code) => {
  expect(spinEmbed(code)).toBeNull();
});

test('every frame that is made comes from an origin the policy lists', () => {
  for (const embed of [
    videoEmbed('https://youtu.be/dQw4w9WgXcQ'),
    videoEmbed('https://vimeo.com/76979871'),
    spinEmbed('glo3d:x'),
  ])
    expect(embedOrigins).toContain(new URL(embed?.src ?? 'about:blank').origin);
});

test('a chat by a provider is a frame at an origin that pages may show; our own desk and none have no frame', () => {
  const website_id = 'e93e073a-1f69-4cbc-8934-f9e1611e65bb';
  const embed = chatEmbed({ provider: 'crisp', website_id });

  expect(embed).toEqual({
    provider: 'Crisp',
    src: `https://go.crisp.chat/chat/embed/?website_id=${website_id}&locale=en`,
  });
  expect(embedOrigins).toContain(new URL(embed?.src ?? 'about:blank').origin);
  expect([chatEmbed({ provider: 'desk' }), chatEmbed(null), chatEmbed(undefined)]).toEqual([null, null, null]);
});
