import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { PRIVACY_PATH } from '@shared-kit/domain/content/legal-pages';
import { dataLayerOf } from './analytics';
import { keepChoice, keptChoice } from './measuring-choice';
import type { MeasuringChoice } from './measuring-choice';
import type { Note, takeNotes } from './notes';

const CHOICES_LINK = 'a[href$="#measuring"]';

/** What a site says for that: all of it stands in a page whose script is small. */
export type MeasuredSite = Pick<PageSite, 'slug' | 'name' | 'manufacturer' | 'group_name'> & {
  flags: Pick<PageSite['flags'], 'ask_before_measuring'>;
  pages: readonly Pick<PageSite['pages'][number], 'path' | 'title'>[];
};

/**
 * Hands what is noted to the data layer: at once, or where the site asks first (`ask_before_measuring`, A-54) only after
 * it was allowed. What was noted before is forgotten; the page it was allowed on counts.
 */
export function measure(site: MeasuredSite, notes: Pick<ReturnType<typeof takeNotes>, 'handTo'>): void {
  if (!site.flags.ask_before_measuring) return notes.handTo(dataLayerOf(site));

  const kept = keptChoice(site.slug);
  /** The vehicles of this page, for when it is allowed here. */
  let shown: Note | null = null;
  const forget = (heard: Note): void => {
    if (heard.type === 'visit') shown = null;
    if (heard.type === 'cars:shown') shown = heard;
  };
  notes.handTo(kept === 'allowed' ? dataLayerOf(site) : forget);
  let current = kept;

  const choose = (choice: MeasuringChoice) => {
    keepChoice(site.slug, choice);
    if (choice === current) return;
    current = choice;
    if (choice === 'refused') return notes.handTo(forget);
    const takeDown = dataLayerOf(site);
    notes.handTo(takeDown);
    takeDown({ type: 'visit', payload: location.pathname });
    if (shown) takeDown(shown);
  };
  const ask = async (link?: HTMLElement) => {
    const { askToMeasure } = await import(/* webpackChunkName: "browser-only-measuring" */ './measuring-banner');
    askToMeasure({ policy: site.pages.find(({ path }) => path === PRIVACY_PATH), current, choose, link });
  };

  // Before the router hears of it: without JavaScript the link leads to the policy.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(CHOICES_LINK) : null;
      if (!link) return;
      event.preventDefault();
      void ask(link);
    },
    { capture: true },
  );
  if (current === null) void ask();
}
