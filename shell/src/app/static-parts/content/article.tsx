import { BLOG_FEED_PATH } from '@shared-kit/domain/content/content-pages';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import type { ReactNode } from 'react';
import { readText } from '@shared-kit/domain/content/read-text';
import type { TextElement } from '@shared-kit/domain/content/read-text';
import { FormattedText } from './formatted-text';
import { ContentBlocks } from './content-blocks';
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
export function renderArticle(content: ShownContent, index: number): ReactNode {
  const stretches = stretchesOf(content.blocks ?? []);
  const stretch = stretches[index];
  if (!stretch) return null;
  const begins = index === 0 && content.body.trim() !== '';
  const ends = index === stretches.length - 1 && hasLists(content);
  return !begins && !ends && stretch.length === 0 ? null : (
    <div className={s.article}>
      {begins && <Body content={content} />}
      <ContentBlocks blocks={stretch} />
      {ends && <Lists content={content} />}
    </div>
  );
}

function hasLists({ positions, posts }: ShownContent): boolean {
  return Boolean(positions?.length) || posts !== undefined;
}

function Body({ content: { body, questions } }: { content: ShownContent }) {
  const elements = readText(body);
  return questions ? <Questions elements={elements} /> : <FormattedText elements={elements} />;
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

function Questions({ elements }: { elements: readonly TextElement[] }) {
  const first = elements.findIndex(({ kind }) => kind === 'heading');
  return (
    <>
      <FormattedText elements={first < 0 ? elements : elements.slice(0, first)} />
      <Accordion
        level={2}
        items={questionsOf(elements).map(({ question }, index) => ({
          title: question,
          content: <FormattedText elements={answerOf(elements, index)} />,
          open: index === 0,
        }))}
      />
    </>
  );
}

/** What stands between a question and the next. */
function answerOf(elements: readonly TextElement[], question: number) {
  const starts = elements.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  return elements.slice((starts[question] ?? 0) + 1, starts[question + 1]);
}
