import type { MeasuredSite } from '../measuring/measuring';
import type { Note } from '../measuring/notes';

/** What a page of text alone says to its small script, beside the data of the whole page, which nobody reads before it wakes. */
export type TextPage = {
  /** The scripts of the whole page, and what else it begins with. */
  start: readonly string[];
  siteFile: string;
  /** The versions it was made with, as its reports name them. */
  releaseSet: string;
  site: MeasuredSite;
  /** Measures what else happens here, once the page is awake: whoever asked for consent goes on. */
  takeDown?: (note: Note) => void;
};

declare global {
  interface Window {
    /** Only on a page of text alone. */
    __TEXT__?: TextPage;
  }
}
