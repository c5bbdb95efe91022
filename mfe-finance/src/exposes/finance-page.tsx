export { FinancePage as Component } from '../features/calculator/finance-page';
