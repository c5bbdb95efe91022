import type { HydrationPayload } from '@shared-kit/runtime/hydrate';
import { unpack } from '../app/packed/unpack';
import { receivedRemote } from '../app/packed/sent-remote';
import type { SentRemote, SentStyles } from '../app/packed/sent-remote';
import type { PagePayload } from '../app/page-payload';

type StreamedData = HydrationPayload[] | { push: (data: HydrationPayload) => void };

declare global {
  interface Window {
    /** Packed; whole once `takeSiteFile` has run. */
    __PAGE__: unknown;
    /** Packed query results; the server appends while the document streams. */
    __DATA__?: StreamedData;
  }
}

type SentPage = Omit<PagePayload, 'documentKey' | 'remotes'> & {
  remotes: SentRemote[];
  styles: SentStyles;
  /** The page itself, where the site's list has it not. */
  ownPage?: PagePayload['site']['pages'][number];
};

/** What the server made this document with. */
const { remotes, styles, ownPage = [], site, ...said } = unpack(window.__PAGE__) as SentPage;
export const page: PagePayload = {
  ...said,
  site: { ...site, pages: site.pages.concat(ownPage) },
  remotes: remotes.map((remote) => receivedRemote(remote, styles)),
  documentKey: document.documentElement.dataset['documentKey'] ?? '',
};
