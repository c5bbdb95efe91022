/**
 * Characters a site may have: a dealer group, one brand, cars by the week, a yard of trucks, bikes or caravans. What follows
 * from one: its sheet in shared-kit/ui/src/theme/templates, its parts in shared-kit/domain/src/site/template-parts.ts.
 */
export const templates = ['group', 'brand', 'subscription', 'yard'] as const;
export type Template = (typeof templates)[number];
