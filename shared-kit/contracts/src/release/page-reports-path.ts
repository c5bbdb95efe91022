/** Where a browser reports to its own host how a page did (`evidence.contract.ts`); without zod, as every page loads it. */
export const PAGE_REPORTS_PATH = '/page-reports';
