import { BLOG_PATH } from '@shared-kit/domain/content/content-pages';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';

/** The pages above a page of the site's own, and itself. */
export function contentTrail({
  title,
  post,
}: Pick<ShownContent, 'title' | 'post'>): { label: string; href?: string }[] {
  return [{ label: 'Home', href: '/' }, ...(post ? [{ label: 'Blog', href: BLOG_PATH }] : []), { label: title }];
}
