/** What programs beside the API use of the leads: the operator's pages and `npm run leads`. */
export { seenRows } from './accept/as-seen/seen-rows';
export { NO_MAILBOX } from './deliver/no-mailbox';
export { deskSites, listLeads, listMessages, redrive, showLead } from './desk/desk.repository';
export type { DeskMessage, DeskSite, LeadFile, LeadLine } from './desk/desk.repository';
export { LEADS_COMMANDS, LeadsRefusal, namesInMails } from './desk/leads-commands';
export { listSuspects, releaseSuspect } from './desk/suspects.repository';
export type { SuspectLine } from './desk/suspects.repository';
export { PAUSED } from './leads.repository';
