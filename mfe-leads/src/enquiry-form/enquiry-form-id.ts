/** The form's name in remote.config.ts: posted as `_form` without JavaScript. */
export const ENQUIRY_FORM = 'enquiry';
