/** What programs beside the API use of the vehicles: the demo. */
export { importModels } from './models/import-models.repository';
