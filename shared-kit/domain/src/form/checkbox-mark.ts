/** What belongs between the name of a group of checkboxes and the number of one of them. */
export const CHECKBOX_MARK = '__';
