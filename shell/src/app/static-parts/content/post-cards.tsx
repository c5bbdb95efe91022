import { postPath } from '@shared-kit/domain/content/content-pages';
import type { PostCard } from '@shared-kit/domain/content/content-pages';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Focused } from './focused';
import * as s from './post-cards.module.css';

/** Posts of the blog side by side: picture, heading, day and what they say. */
export function PostCards({ posts, level }: { posts: readonly PostCard[]; level: 2 | 3 }) {
  const { time_zone: timeZone } = useSite();
  const day = dateFormat('en-AU', { dateStyle: 'long', timeZone });
  const Heading = `h${level}` as const;
  return (
    <ul className={s.cards}>
      {posts.map(({ slug, title, date, summary, picture }) => (
        <li key={slug} className={s.card}>
          {picture && (
            <Focused picture={picture}>
              <Picture id={picture.id} alt="" sizes="(width >= 48rem) 25rem, 100vw" ratio="16:9" rounded widest={960} />
            </Focused>
          )}
          <Heading className={s.title}>
            <a href={postPath(slug)}>{title}</a>
          </Heading>
          <p>
            <time dateTime={date}>{day.format(new Date(date))}</time>
          </p>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
