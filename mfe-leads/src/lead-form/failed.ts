/** The specification's sentence of a form that could not be sent, as it writes it (S4-40). */
export const FAILED = 'An error occurred when submitting this form';
