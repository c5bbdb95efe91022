import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { useLoaderData } from 'react-router';
import { Drawn } from '../drawn/drawn';
import type { Drawable } from '../drawn/draw-part';
import * as s from './content-page.module.css';

/** What the browser takes over of a content page: all but its text, which the server has drawn. */
type ContentHead = Pick<ShownContent, 'path' | 'title' | 'description' | 'form' | 'form_place'>;

/** @returns what a page of the server's carries of its content. */
export function headOf({ path, title, description, form, form_place }: ShownContent): ContentHead & Drawable {
  return { path, title, description, form, form_place };
}

/**
 * A content page's text is not in every page's payload, so in the browser it comes with the route.
 *
 * @throws {Response} what the server answered when the page cannot be had.
 */
export async function fetchContent(pathname: string): Promise<ContentHead & Drawable> {
  const response = await fetch(`/content.json?path=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw response;
  const content = (await response.json()) as ShownContent;
  return { ...headOf(content), content };
}

/** A page of the site's own: its text drawn by the server, its form by a remote, and ways on beside them. */
export function ContentPage() {
  const { path, title, description, form, form_place: place } = useLoaderData<ContentHead>();
  const site = useSite();
  return (
    // Posts share a route: another one is another page.
    <Container as="section" page key={path}>
      <title>{`${title} | ${site.name}`}</title>
      <CanonicalLink path={path} />
      {description && <meta name="description" content={description} />}
      <Drawn part="top" />
      <div className={s.columns}>
        <div className={s.main}>
          <Drawn part="article" />
          {form && <Slot name="content.form" props={{ form, place }} />}
        </div>
        <Drawn part="onward" />
      </div>
    </Container>
  );
}
