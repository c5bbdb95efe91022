/** The enquiry form the shell keeps for the day mfe-leads is missing, by its hidden field `_form`. */
export const SHELL_FORM = 'shell-enquiry';

/** Where a form that was sent leads, if it says nothing else: this address answers whichever remote is missing. */
export const SENT_PATH = '/success';

/** The one it stands in for. */
export const ENQUIRY_FORM = 'enquiry';
