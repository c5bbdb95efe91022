import type { PersonalTable } from './personal-table';

/** Where data of operators and dealer staff stands: the part of `PERSONAL` that no shopper is found in. */
export const OF_OPERATORS: Readonly<Record<string, PersonalTable>> = {
  location_hours_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff wrote which hours of a location',
    retention: 'as long as the group is here',
    foundBy: 'kept',
  },
  operator_account: {
    columns: ['name', 'password_hash', 'totp_sealed', 'machine_user'],
    purpose: 'operators: signing in, and who decided what',
    retention: 'as long as they work here; a disabled account keeps its name for the log',
    foundBy: 'kept',
  },
  audit_entry: {
    columns: ['entry', 'actor', 'subject'],
    purpose: 'who of the operators did what; shoppers only by the id of an enquiry',
    retention: 'for good: it is the proof',
    foundBy: 'kept',
  },
  content_publication: {
    columns: ['actor'],
    purpose: "who decided what a site's pages say",
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  content_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff wrote what',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  library_picture: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff brought which picture',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  site_config_version: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff changed what of a site',
    retention: 'as long as the site is here',
    foundBy: 'kept',
  },
  site_draft: {
    columns: ['author'],
    purpose: 'who of the operators and dealer staff is writing what of a site',
    retention: 'until it is shown or thrown away',
    foundBy: 'kept',
  },
  operator_event: {
    columns: ['actor', 'subject'],
    purpose: 'who did what to accounts and tokens',
    retention: 'for good: it is the proof',
    foundBy: 'kept',
  },
  operator_link: {
    columns: ['token_hash', 'made_by'],
    purpose: 'inviting operators',
    retention: '3 days after they were made, deleted with the next one',
    foundBy: 'kept',
  },
  operator_passkey: {
    columns: ['id', 'public_key', 'name'],
    purpose: 'signing in as an operator',
    retention: 'until its owner or a reset removes it',
    foundBy: 'kept',
  },
  operator_recovery_code: {
    columns: ['code_hash'],
    purpose: 'signing in as an operator',
    retention: 'until new ones are made',
    foundBy: 'kept',
  },
  operator_session: {
    columns: ['token_hash', 'browser'],
    purpose: 'staying signed in as an operator',
    retention: '12 hours, deleted with the next sign-in',
    foundBy: 'kept',
  },
  operator_token: {
    columns: ['name', 'token_hash', 'made_by'],
    purpose: 'programs that use the operator port',
    retention: 'for good: the log names them',
    foundBy: 'kept',
  },
};
