/** In place of an error's code where a lead is nobody's to read. */
export const NO_MAILBOX = 'NO_MAILBOX';

/**
 * The dealership has no `lead_email`, and the site does not send such leads to its own mailbox (`leads_to_site_mailbox`).
 * No further try mends that: an operator has to say where the lead goes, then redrive it.
 */
export class NoMailbox extends Error {
  readonly code = NO_MAILBOX;

  constructor() {
    super('The dealership of this lead has no mailbox');
  }
}
