import { whenFailed } from '@shared-kit/runtime/failure-notes';
import { whenUsed } from '@shared-kit/runtime/first-use';
import type { MeasuredSite } from '../measuring/measuring';
import { keptChoice } from '../measuring/measuring-choice';

/** One page of so many is measured. */
const ONE_OF = 4;

/** From here on the page tells what fails in it: that is no measuring of a person. What it takes loads with the first failure. */
export function tellFailures(set: string): void {
  whenFailed(() => {
    void import(/* webpackChunkName: "on-demand-failures" */ './report-failures').then(({ reportFailures }) =>
      reportFailures(set),
    );
  });
}

/**
 * Of a sample the page tells web vitals; what that takes loads once the page is used. A site that asks before it measures
 * has them only of those who said yes.
 */
export function sampleVitals(set: string, site: Pick<MeasuredSite, 'slug' | 'flags'>): void {
  if (Math.random() * ONE_OF >= 1) return;
  whenUsed(() => {
    if (site.flags.ask_before_measuring && keptChoice(site.slug) !== 'allowed') return;
    void import(/* webpackChunkName: "on-demand-vitals" */ './measure-vitals').then(({ measureVitals }) =>
      measureVitals(set),
    );
  });
}
