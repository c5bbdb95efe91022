import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { whenFailed } from '@shared-kit/runtime/failure-notes';
import { whenUsed } from '@shared-kit/runtime/first-use';
import { keptChoice } from '../measuring/measuring-choice';

/** One page of so many is measured. */
const ONE_OF = 4;

/**
 * From here on the page tells what fails in it and, of a sample, web vitals. What either takes loads when it is needed:
 * with the first failure, or once the page is used. A site that asks before it measures has vitals only of those who said
 * yes; what failed is no measuring of a person, and is told.
 */
export function beginEvidence(set: string, site: PageSite): void {
  whenFailed(() => {
    void import(/* webpackChunkName: "on-demand-failures" */ './report-failures').then(({ reportFailures }) =>
      reportFailures(set),
    );
  });
  if (Math.random() * ONE_OF >= 1) return;
  whenUsed(() => {
    if (site.flags.ask_before_measuring && keptChoice(site.slug) !== 'allowed') return;
    void import(/* webpackChunkName: "on-demand-vitals" */ './measure-vitals').then(({ measureVitals }) =>
      measureVitals(set),
    );
  });
}
