import { TextField } from '@shared-kit/ui/form/text-field';
import { MomentField } from '../../frame/moment-field';
import { useSiteZone } from '../../frame/use-site-zone';
import { objectIn, textIn } from '../blocks/block-kinds';
import type { Draft } from './use-draft';

/** Whether what is written is a post of the blog. */
export function isPostDraft({ page }: Pick<Draft, 'page'>): boolean {
  return page['post'] !== undefined;
}

/** Who wrote a post, and its day: before that nobody sees it. */
export function PostFields({ draft: { site, page, change } }: { draft: Draft }) {
  const post = objectIn(page['post']);
  const say = (said: object) => change({ post: { ...post, ...said } });
  return (
    <>
      <TextField
        label="Author"
        name="post.author"
        required
        value={textIn(post['author'])}
        onChange={(event) => say({ author: event.target.value })}
      />
      <MomentField
        label="Date of the post"
        name="post.date"
        zone={useSiteZone(site)}
        value={post['date']}
        onChange={(date) => say({ date })}
      />
    </>
  );
}
