export { CarActions as Component } from '../features/car-actions/car-actions';
