import { announcementKey } from '@shared-kit/domain/content/announcement-key';
import { announcementOf } from './announcement';

const announcement = {
  text: 'Open on Sunday',
  start: '2026-11-20T08:00:00+10:00',
  expiry: '2026-11-29T17:00:00+10:00',
};

test.each([
  ['2026-11-19T21:59:59Z', '', false],
  ['2026-11-19T22:00:00Z', '', true],
  ['2026-11-29T06:59:59Z', '', true],
  ['2026-11-29T07:00:00Z', '', false],
  ['2026-11-25T00:00:00Z', announcementKey(announcement), false],
  ['2026-11-25T00:00:00Z', 'another', true],
])('an announcement at %s, with %j put away, is shown: %s', (now, putAway, isShown) => {
  expect(announcementOf({ announcement, pages: [], posts: [] }, putAway, Date.parse(now))).toBe(
    isShown ? announcement : null,
  );
});
