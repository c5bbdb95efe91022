export { quoteOnCarPage } from './make-quote';
export { loanCarOf } from './work-out';
export { shownCar } from './loan-car-named';
