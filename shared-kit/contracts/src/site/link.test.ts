import { LINK_WORDS, linkSchema, WEB_ADDRESS_WORDS, webAddressSchema } from './link.contract';
import { siteConfigSchema } from './site-config.contract';

const scripts = ['javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)'];
const data = [
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'ftp://a.example',
];
const relative = ['faqs', './faqs', '../faqs', '?a=b', '#top', '', '.', '//evil.example', '/\\evil.example'];
const disguised = [
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://a.example@evil.example',
  'https:\\\\evil.example',
];
const broken = ['https://a.example/\nb', 'https://a b.example', 'tel:', 'tel:javascript', 'mailto:', 'mailto:nobody'];
const none = [...scripts, ...data, ...relative, ...disguised, ...broken];

test.each(none)('%j is no link of a menu', (href) => {
  expect(linkSchema.safeParse(href).error?.issues[0]?.message).toBe(LINK_WORDS);
});

const web = ['https://www.toyota.example/', 'http://a.example', 'https://a.example:8080/b?c=d#e'];
test.each([...web, '/faqs', '/search/used-cars?query=a', 'tel:+61738089999', 'tel:07 3808 9999', 'mailto:a@b.example'])(
  '%j is one',
  (href) => {
    expect(linkSchema.safeParse(href).success).toBe(true);
  },
);

test.each([...none, '/faqs', 'tel:1300'])('%j is no address of the web', (url) => {
  expect(webAddressSchema.safeParse(url).error?.issues[0]?.message).toBe(WEB_ADDRESS_WORDS);
});

test('menus, the chat and the workshop of a site lead to nothing else', () => {
  const { header_menu, footer_menu, chat_url, xtime_url } = siteConfigSchema.shape;
  const fields: ((href: string) => { success: boolean })[] = [
    (href) => header_menu.safeParse([{ label: 'A', href }]),
    (href) => footer_menu.safeParse([{ group: 'G', label: 'A', href }]),
    (href) => chat_url.safeParse(href),
    (href) => xtime_url.safeParse(href),
  ];
  for (const read of fields) {
    expect(none.filter((href) => read(href).success)).toEqual([]);
    expect(read('https://a.example/b').success).toBe(true);
  }
  expect(chat_url.safeParse('http://a.example').success).toBe(false);
});
