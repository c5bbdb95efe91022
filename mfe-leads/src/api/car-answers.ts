/** What answers about vehicles are held against, in one file that comes with the first of them. */
export { leadCarCardSchema } from '@shared-kit/contracts/lead/lead-car.contract';
export { similarCarsSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
