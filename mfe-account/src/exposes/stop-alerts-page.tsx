export { StopAlertsPage as Component } from '../features/alert-links/stop-alerts-page';
