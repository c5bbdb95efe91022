import { BLOG_FEED_PATH } from '@shared-kit/domain/content/content-pages';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Accordion } from '@shared-kit/ui/overlay/accordion';
import { readBlocks } from '../../pages/read-blocks';
import { Blocks } from './blocks';
import { ContentParts } from './content-parts';
import * as s from './content.module.css';
import { PostCards } from './post-cards';
import { Positions } from './positions';
import { questionsOf } from './questions-of';

/** What a page of the site's own says. */
export function Article({ content }: { content: ShownContent }) {
  const { body, questions, positions, posts, blocks: parts = [] } = content;
  const blocks = readBlocks(body);
  return (
    <div className={s.article}>
      {questions ? <Questions blocks={blocks} /> : <Blocks blocks={blocks} />}
      <ContentParts blocks={parts} />
      {positions && positions.length > 0 && <Positions positions={positions} />}
      {posts && (
        <>
          <PostCards posts={posts} level={2} />
          <p>
            <a href={BLOG_FEED_PATH}>Follow the blog in a feed reader (RSS)</a>
          </p>
        </>
      )}
    </div>
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
