import { aSite } from '@shared-kit/testing/a-site';
import { announcementOf } from './announcement';
import { menusOf } from './menus';

const page = { path: '/about-us', title: 'About us', description: '', body: 'We sell cars.', form: '', form_place: '' };
const now = new Date('2026-11-27T02:00:00Z');
const expiry = now.toISOString();
const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test('an entry that leads to a page of the site is gone as long as that page is, unless its address leads on', () => {
  const page = {
    path: '/about-us',
    title: 'About us',
    description: '',
    body: 'We sell cars.',
    form: '',
    form_place: '',
  };
  const entry = { label: 'Who we are', href: '/about-us?from=menu' };
  const shown = (said: object) => {
    const site = aSite({
      pages: [{ ...page, ...said }],
      header_menu: [entry],
      footer_menu: [{ ...entry, group: 'More' }],
    });
    const { header, footer } = menusOf(site, [], now);
    return [labelsOf(header), labelsOf(footer.flatMap(({ links }) => links))].map((all) => all.includes('Who we are'));
  };

  expect(shown({})).toEqual([true, true]);
  expect(shown({ expiry: '2026-11-27T02:00:00Z' })).toEqual([false, false]);
  expect(shown({ start: '2026-11-28T02:00:00Z' })).toEqual([false, false]);
  expect(shown({ expiry: '2026-11-27T02:00:00Z', moved_to: '/faqs' })).toEqual([true, true]);
});

test('an announcement stands without its way to a page that is over', () => {
  const announcement = { text: 'We have moved', link: { label: 'Where to', href: '/about-us' } };
  const linkOf = (said: object) =>
    announcementOf(aSite({ announcement, pages: [{ ...page, ...said }] }), '', now.getTime())?.link?.href;

  expect(linkOf({})).toBe('/about-us');
  expect(linkOf({ expiry })).toBeUndefined();
});
