import { headerColour } from '@shared-kit/domain/site/template-parts';
import { FormResultContext } from '@shared-kit/runtime/form-result';
import { DocumentKeyContext } from '@shared-kit/runtime/idempotency-key';
import { ReleaseSetContext } from '@shared-kit/runtime/release-set';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { SiteOriginContext } from '@shared-kit/runtime/site-address';
import { SiteContext } from '@shared-kit/runtime/site-context';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MenusContext } from './layout/menus-context';
import type { PagePayload } from './page-payload';
import type { AppStore } from './store';

type DocumentProps = {
  page: PagePayload;
  app: AppStore;
  children: ReactNode;
  /** Server only: called while rendering, adds nothing to the tree. */
  preload?: () => void;
};

/** The whole document. The same tree on both sides: a sibling on one of them would shift every useId below. */
export function Document({ page, app, children, preload }: DocumentProps) {
  preload?.();
  return (
    <html lang="en-AU" data-dismissed={page.dismissed || undefined} data-document-key={page.documentKey}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={headerColour(page.site)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page.shellCss.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shell" />
        ))}
      </head>
      <body>
        <Provider store={app.store}>
          <SiteContext value={page.site}>
            <SiteOriginContext value={page.origin}>
              <MenusContext value={page.menus}>
                <RenderTimeContext value={page.renderedAtMs}>
                  <DocumentKeyContext value={page.documentKey}>
                    <ReleaseSetContext value={page.releaseSet}>
                      <FormResultContext value={page.formResult}>{children}</FormResultContext>
                    </ReleaseSetContext>
                  </DocumentKeyContext>
                </RenderTimeContext>
              </MenusContext>
            </SiteOriginContext>
          </SiteContext>
        </Provider>
      </body>
    </html>
  );
}
