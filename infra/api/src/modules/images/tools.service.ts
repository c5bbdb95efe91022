/** What programs beside the API use of the pictures: the console's media library and `npm run content`. */
export {
  describePicture,
  findThumbnail,
  listPictures,
  MAX_UPLOAD_BYTES,
  openPictureMaker,
  pictureLookup,
  PictureRefused,
  takePicture,
} from './library/library.service';
export type { HasPicture } from './library/library.service';
