export { StopAlertsPage as Component } from '../features/stop-alerts/stop-alerts-page';
