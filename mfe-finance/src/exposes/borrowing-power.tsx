export { BorrowingPower as Component } from '../features/borrowing-power/borrowing-power';
