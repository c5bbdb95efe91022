import type { ReactNode } from 'react';
import { HomePanel } from './home-panel';
import type { HomeContent } from './home-content';
import { Counter, Makes, Offers, Posts, Range, Stats, Why } from './home-parts';

/** @returns null where a part is not the shell's, or the site has nothing for it now. */
export function renderHomePart(index: number, content: HomeContent): ReactNode {
  const part = content.home[index];
  if (part === undefined) return null;
  if (typeof part === 'object') return <HomePanel panel={part} id={`panel-${index}`} />;
  switch (part) {
    case 'stats':
      return <Stats />;
    case 'why':
      return <Why reasons={content.why} />;
    case 'offers':
      return <Offers />;
    case 'makes':
      return <Makes makes={content.makes} />;
    case 'range':
      return <Range range={content.range} />;
    case 'posts':
      return <Posts posts={content.posts} />;
    case 'counter':
      return <Counter nowMs={content.nowMs} />;
    case 'stock':
    case 'locations':
    case 'reviews':
      return null;
  }
}
