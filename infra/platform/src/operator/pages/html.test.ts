import { html } from './html';

test('values are escaped, in text and in attributes', () => {
  const value = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${value}">${value}</p>`.text).not.toMatch(/<img|alert\('|"alert/);
  expect(html`${'<&>"\''}`.text).toBe('&#60;&#38;&#62;&#34;&#39;');
});

test('markup made by the tag is kept, also in lists', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(
    html`<ul>
      ${items}
    </ul>`.text.replaceAll(/\s/g, ''),
  ).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul>');
});
