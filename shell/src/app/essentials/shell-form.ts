/** The enquiry form the shell keeps for the day mfe-leads is missing, by its hidden field `_form`. */
export const SHELL_FORM = 'shell-enquiry';
