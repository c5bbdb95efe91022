export { DataDeletedPage as Component } from '../features/your-data/data-deleted-page';
