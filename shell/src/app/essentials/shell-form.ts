/** The enquiry form the shell keeps for the day mfe-leads is missing, by its hidden field `_form`. */
export const SHELL_FORM = 'shell-enquiry';

/** The one it stands in for. */
export const ENQUIRY_FORM = 'enquiry';
