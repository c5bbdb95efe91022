export { SharedListPage as Component } from '../features/shared-list/shared-list-page';
