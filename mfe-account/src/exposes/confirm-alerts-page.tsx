export { ConfirmAlertsPage as Component } from '../features/alert-links/confirm-alerts-page';
