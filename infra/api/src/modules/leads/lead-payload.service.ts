/** What dealers are told of a lead, for who says it to the person whose it is. */
export type { LeadPayload } from './deliver/lead-payload';
