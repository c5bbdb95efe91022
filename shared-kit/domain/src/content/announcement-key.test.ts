import { announcementKey } from './announcement-key';

test('other words are another announcement, the same words the same', () => {
  const open = announcementKey({ text: 'Open on Sunday' });

  expect(announcementKey({ text: 'Open on Sunday' })).toBe(open);
  expect(announcementKey({ text: 'Open on Monday' })).not.toBe(open);
  expect(open).toMatch(/^[a-z0-9]{1,7}$/);
});
