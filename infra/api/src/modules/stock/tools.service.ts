/** What programs beside the API use of the stock: the demo. */
export { loadPictureLibrary } from './car/library-pictures';
export type { PicturePicker } from './car/library-pictures';
export { importStock } from './import/import-stock.repository';
