export { SaveSearch as Component } from '../features/save-search/save-search';
