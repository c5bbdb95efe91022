/** Every quote is for as many years, whatever the calculator beside it starts with. */
export const YOUX_LOAN_TERM_YEARS = 5;
