export { SuccessPage as Component } from '../features/success/success-page';
