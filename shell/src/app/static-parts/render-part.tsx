import type { Announcement } from '@shared-kit/contracts/site/content-page.contract';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar';
import { ChatBubble } from './chat-bubble';
import { renderArticle } from './content/article';
import { ContentTop } from './content/content-top';
import type { StaticPartName } from './static-part-context';
import type { HomeContent } from './home/home-content';
import { renderHomePart } from './home/home-part';
import { Ways } from './home/ways';
import { Onward } from './content/onward';

/** What the parts of a page are drawn from: whatever of it the page has. */
export type StaticPartData = {
  content?: ShownContent | undefined;
  home?: HomeContent | undefined;
  announcement?: Announcement | null;
  /** Until when somebody answers the phone: "Open until 5:00 pm". */
  hours?: string | undefined;
  /** What leads to who answers at once, where the site has that. */
  chat?: string | null;
};

const LOST = [{ label: 'Home', href: '/' }, { label: 'Page not found' }];

/** What stands on each page of a site. */
function renderOnEach({ announcement, chat }: StaticPartData): ReactNode {
  if (!announcement && !chat) return null;
  return (
    <>
      {announcement && <AnnouncementBar announcement={announcement} />}
      {chat && <ChatBubble words={chat} />}
    </>
  );
}

/** @returns null where there is nothing to draw. */
export function renderPart(part: StaticPartName, data: StaticPartData): ReactNode {
  const { content, home, hours } = data;
  if (typeof part === 'number') return home ? renderHomePart(part, home) : null;
  if (part === 'announcement') return renderOnEach(data);
  if (part === 'hours') return hours ?? null;
  if (part === 'ways') return <Ways />;
  if (part === 'place') return <Breadcrumb items={LOST} />;
  if (!content) return null;
  switch (part) {
    case 'top':
      return <ContentTop content={content} />;
    case 'onward':
      return <Onward content={content} />;
    case 'lost':
      return null;
    default:
      return renderArticle(content, Number(part.slice('article'.length)));
  }
}
