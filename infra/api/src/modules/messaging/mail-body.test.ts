import { mailBody } from './mail-body.service';

const theme = { brand: '#0f1f3d', onBrand: '#ffffff', accent: '#1657d9', onAccent: '#ffffff' };

test('a picture leads to its page, and plain text says nothing of it', () => {
  const picture = {
    src: 'https://sunrise.example/img/a?w=640',
    alt: '2021 Kia Rio "S"',
    href: 'https://sunrise.example/cars/a',
  };
  const blocks = [{ kind: 'picture', ...picture } as const, { kind: 'text', text: 'Yours.' } as const];
  const { html, text } = mailBody({ from: 'Sunrise Cars', heading: 'A car', blocks, theme });

  expect(html).toContain(
    `<a href="${picture.href}"><img src="${picture.src}" alt="2021 Kia Rio &quot;S&quot;" width="552" style="display:block;`,
  );
  expect(text).toBe('A car\n\nYours.');
});

test('a list of mails shows what comes next beside the subject, and the mail keeps its colours', () => {
  const { html, text } = mailBody({
    from: 'Sunrise Cars',
    heading: 'Your test drive is booked.',
    blocks: [
      { kind: 'rows', rows: [['When', 'Monday']] },
      { kind: 'text', text: 'Bring your licence & keys.' },
    ],
    theme,
  });

  expect(/<body[^>]*><div style="display:none[^"]*">([^<]*)</.exec(html)?.[1]).toBe('Bring your licence &amp; keys.');
  expect(html).toContain('<meta name="color-scheme" content="light">');
  expect(text.match(/Bring your licence/g)).toHaveLength(1);
});
