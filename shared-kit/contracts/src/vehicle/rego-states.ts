/** States and territories that register vehicles. No zod here: pages load it before hydration. */
export const REGO_STATES = ['QLD', 'NSW', 'VIC', 'ACT', 'SA', 'WA', 'TAS', 'NT'] as const;
export type RegoState = (typeof REGO_STATES)[number];
