import type { ContentPicture } from '@shared-kit/contracts/site/content-picture.contract';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import { BLOG_FEED_PATH, BLOG_PATH } from '@shared-kit/domain/content/content-pages';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { useSiteAddress } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import type { ReactNode } from 'react';
import { ContentFacts } from './content-facts';
import * as s from './content.module.css';
import { Focused } from './focused';
import { contentTrail } from './content-trail';

/** Where a page stands, what it is called and about, and its picture. */
export function ContentTop({ content }: { content: ShownContent }) {
  const { title, description, picture, post } = content;
  const address = useSiteAddress();
  return (
    <div className={s.top}>
      {content.path === BLOG_PATH && <link rel="alternate" type="application/rss+xml" href={address(BLOG_FEED_PATH)} />}
      <ContentFacts content={content} />
      <PageTop trail={contentTrail(content)} title={title} lead={post ? <Byline {...post} /> : description} />
      {picture && (
        <Band picture={picture}>
          <Picture
            id={picture.id}
            alt={picture.alt}
            sizes="(width >= 84rem) 80rem, 100vw"
            ratio="21:9"
            widest={1600}
            rounded
            priority
          />
        </Band>
      )}
    </div>
  );
}

/** A picture from edge to edge: whole where it is of a vehicle (hero-css.ts), cut to what its editor wants seen else. */
function Band({ picture, children }: { picture: ContentPicture; children: ReactNode }) {
  return picture.whole ? <div data-whole="">{children}</div> : <Focused picture={picture}>{children}</Focused>;
}

function Byline({ author, date }: NonNullable<ShownContent['post']>) {
  const { time_zone: timeZone } = useSite();
  const day = dateFormat('en-AU', { dateStyle: 'long', timeZone }).format(new Date(date));
  return (
    <>
      {author}, <time dateTime={date}>{day}</time>
    </>
  );
}
