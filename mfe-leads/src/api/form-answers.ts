/** What answers that most forms ask for are held against, in one file that comes with the first of them. */
export { sessionSchema } from '@shared-kit/contracts/account/account.contract';
export { formPlaceListSchema, locationListSchema } from '@shared-kit/contracts/place/location.contract';
