import type { ContentList as List, ContentState } from '@shared-kit/contracts/operator/content-desk.contract';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { Tag } from '@shared-kit/ui/message/tag';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import * as s from '../frame/rows.module.css';
import { useSiteZone } from '../frame/use-site-zone';
import { formatMoment, formatSiteMoment } from '../message/format';
import { editorAt } from './editor-at';

/** What shoppers see, in a word. */
export const STATES: Readonly<Record<ContentState, { word: string; tone: ComponentProps<typeof Tag>['tone'] }>> = {
  live: { word: 'Live', tone: 'green' },
  scheduled: { word: 'Scheduled', tone: 'neutral' },
  expired: { word: 'Over', tone: 'grey' },
  draft: { word: 'Not published', tone: 'grey' },
};

/** Each page with its state, and who wrote it last. */
export function ContentList({ site, pages }: { site: string; pages: List['pages'] }) {
  const zone = useSiteZone(site);
  if (pages.length === 0)
    return (
      <EmptyState level={3} title="No page yet" text="Write the first one below: it is seen once you publish it." />
    );
  return (
    <ul className={s.list}>
      {pages.map(({ path, title, state, hasDraft, next, by, at }) => (
        <li key={path} className={s.row}>
          <div className={s.words}>
            <p className={s.name}>
              <Link to={editorAt(site, path)}>{title}</Link>
              <Tag tone={STATES[state].tone}>{STATES[state].word}</Tag>
              {hasDraft && <Tag tone="neutral">Draft</Tag>}
            </p>
            <p className={s.note}>
              {path}
              {next && ` · changes ${formatSiteMoment(next, zone)}`}
            </p>
          </div>
          <p className={s.note}>{by && at ? `${by}, ${formatMoment(at)}` : "From the site's file"}</p>
        </li>
      ))}
    </ul>
  );
}
