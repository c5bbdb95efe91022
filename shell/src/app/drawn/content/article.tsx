import { BLOG_FEED_PATH } from '@shared-kit/domain/content/content-pages';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import type { ReactNode } from 'react';
import { readBlocks } from '../../pages/read-blocks';
import { Blocks } from './blocks';
import { ContentParts } from './content-parts';
import { stretchesOf } from './stretches-of';
import * as s from './content.module.css';
import { PostCards } from './post-cards';
import { Positions } from './positions';
import { questionsOf } from './questions-of';

/**
 * What a page of the site's own says, up to the next place that a remote fills.
 *
 * @param index how many of those places stand before it.
 * @returns null where there is nothing to say.
 */
export function drawArticle(content: ShownContent, index: number): ReactNode {
  const stretches = stretchesOf(content.blocks ?? []);
  const stretch = stretches[index];
  if (!stretch) return null;
  const begins = index === 0 && content.body.trim() !== '';
  const ends = index === stretches.length - 1 && hasLists(content);
  return !begins && !ends && stretch.length === 0 ? null : (
    <div className={s.article}>
      {begins && <Body content={content} />}
      <ContentParts parts={stretch} />
      {ends && <Lists content={content} />}
    </div>
  );
}

function hasLists({ positions, posts }: ShownContent): boolean {
  return Boolean(positions?.length) || posts !== undefined;
}

function Body({ content: { body, questions } }: { content: ShownContent }) {
  const blocks = readBlocks(body);
  return questions ? <Questions blocks={blocks} /> : <Blocks blocks={blocks} />;
}

/** The positions of a page, and a blog's posts. */
function Lists({ content: { positions, posts } }: { content: ShownContent }) {
  return (
    <>
      {positions && positions.length > 0 && <Positions positions={positions} />}
      {posts && (
        <>
          <PostCards posts={posts} level={2} />
          <p>
            <a href={BLOG_FEED_PATH}>Follow the blog in a feed reader (RSS)</a>
          </p>
        </>
      )}
    </>
  );
}

function Questions({ blocks }: { blocks: ReturnType<typeof readBlocks> }) {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <>
      <Blocks blocks={first < 0 ? blocks : blocks.slice(0, first)} />
      <Accordion
        level={2}
        items={questionsOf(blocks).map(({ question }, index) => ({
          title: question,
          content: <Blocks blocks={answerOf(blocks, index)} />,
          open: index === 0,
        }))}
      />
    </>
  );
}

/** What stands between a question and the next. */
function answerOf(blocks: ReturnType<typeof readBlocks>, question: number) {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  return blocks.slice((starts[question] ?? 0) + 1, starts[question + 1]);
}
