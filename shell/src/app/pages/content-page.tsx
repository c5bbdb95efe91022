import { Slot } from '@shared-kit/runtime/slot';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { appContext } from '../app-context';
import { Container } from '@shared-kit/ui/layout/container';
import * as s from './content-page.module.css';
import { readBlocks } from './read-blocks';

type Content = { path: string; title: string; description: string; body: string; form: string; form_place: string };

/**
 * A content page's text is not in every page's payload, so in the browser it comes with the route.
 *
 * @throws {Response} what the server answered when the page cannot be had.
 */
export async function loadContentPage({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Content> {
  const { site } = (context as RouterContextProvider).get(appContext);
  const { pathname } = new URL(request.url);
  const known = site.pages.find((page) => page.path === pathname);
  if (known && (known.body || typeof window === 'undefined')) return known;
  const response = await fetch(`/content.json?path=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw response;
  return (await response.json()) as Content;
}

export function ContentPage() {
  const { path, title, description, body, form, form_place: place } = useLoaderData<typeof loadContentPage>();
  const site = useSite();
  return (
    <Container as="section" narrow section>
      <title>{`${title} | ${site.name}`}</title>
      <CanonicalLink path={path} />
      {description && <meta name="description" content={description} />}
      <div className={s.content}>
        <h1>{title}</h1>
        {readBlocks(body).map((block, index) => {
          if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>;
          if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>;
          return (
            <ul key={index}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        })}
      </div>
      {form && <Slot name="content.form" props={{ form, place }} />}
    </Container>
  );
}
