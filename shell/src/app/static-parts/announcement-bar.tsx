import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';
import { announcementKey } from '@shared-kit/domain/content/announcement-key';
import * as s from './announcement-bar.module.css';

/** What a site says above all its pages. Its button is alive once scripts are (`client/put-away.ts`). */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { text, link } = announcement;
  return (
    <section className={s.bar} aria-label="Announcement">
      <p className={s.words}>
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
      <button type="button" className={s.away} data-put-away={announcementKey(announcement)}>
        <span aria-hidden>×</span>
        <span className="visually-hidden">Put this announcement away</span>
      </button>
    </section>
  );
}
