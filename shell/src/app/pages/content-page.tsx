import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { Columns } from '@shared-kit/ui/layout/columns';
import { Container } from '@shared-kit/ui/layout/container';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router';
import { StaticPart } from '../static-parts/static-part';
import type { StaticPartData } from '../static-parts/render-part';
import * as s from './content-page.module.css';

/** What the browser takes over of a content page: all but its text, which the server has drawn. */
type ContentHead = Pick<ShownContent, 'path' | 'title' | 'description' | 'slots'>;

/** @returns what a page of the server's carries of its content. */
export function headOf({ path, title, description, slots }: ShownContent): ContentHead & StaticPartData {
  return { path, title, description, slots };
}

/**
 * A content page's text is not in every page's payload, so in the browser it comes with the route.
 *
 * @throws {Response} what the server answered when the page cannot be had.
 */
export async function fetchContent(pathname: string): Promise<ContentHead & StaticPartData> {
  const response = await fetch(`/content.json?path=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw response;
  const content = (await response.json()) as ShownContent;
  return { ...headOf(content), content };
}

/** A page of the site's own: its text drawn by the server, the site's own things in it by remotes, and ways on beside them. */
export function ContentPage() {
  const { path, title, description, slots } = useLoaderData<ContentHead>();
  const site = useSite();
  return (
    // Posts share a route: another one is another page.
    <Container as="section" page key={path}>
      <title>{`${title} | ${site.name}`}</title>
      <CanonicalLink path={path} />
      {description && <meta name="description" content={description} />}
      <StaticPart part="top" />
      <Columns>
        <div className={s.main}>
          <StaticPart part="article0" />
          {slots?.map((slot, index) => (
            <Fragment key={index}>
              <Slot {...slot} />
              <StaticPart part={`article${index + 1}`} />
            </Fragment>
          ))}
        </div>
        <StaticPart part="onward" />
      </Columns>
    </Container>
  );
}
