export { FuelCalculator as Component } from '../features/fuel/fuel-calculator';
