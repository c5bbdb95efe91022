import type { HydrationPayload } from '@shared-kit/runtime/hydrate';
import type { PagePayload } from '../app/page-payload';

type StreamedData = HydrationPayload[] | { push: (data: HydrationPayload) => void };

declare global {
  interface Window {
    __PAGE__: PagePayload;
    /** Query results; the server appends while the document streams. */
    __DATA__?: StreamedData;
  }
}

/** What the server made this document with. */
export const page: PagePayload = window.__PAGE__;
