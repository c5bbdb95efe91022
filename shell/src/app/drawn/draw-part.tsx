import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar';
import { drawArticle } from './content/article';
import { ContentTop } from './content/content-top';
import type { Part } from './draw-context';
import type { HomeContent } from './home/home-content';
import { drawHomePart } from './home/home-part';
import { Ways } from './home/ways';
import { Onward } from './content/onward';

/** What the parts of a page are drawn from: whatever of it the page has. */
export type Drawable = {
  content?: ShownContent | undefined;
  home?: HomeContent | undefined;
  announcement?: Announcement | null;
  /** Until when somebody answers the phone: "Open until 5:00 pm". */
  hours?: string | undefined;
};

/** @returns null where there is nothing to draw. */
export function drawPart(part: Part, { content, home, announcement, hours }: Drawable): ReactNode {
  if (typeof part === 'number') return home ? drawHomePart(part, home) : null;
  if (part === 'announcement') return announcement ? <AnnouncementBar announcement={announcement} /> : null;
  if (part === 'hours') return hours ?? null;
  if (part === 'ways') return <Ways />;
  if (!content) return null;
  switch (part) {
    case 'top':
      return <ContentTop content={content} />;
    case 'onward':
      return <Onward content={content} />;
    case 'lost':
      return null;
    default:
      return drawArticle(content, Number(part.slice('article'.length)));
  }
}
