import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { createContext } from 'react-router';
import type { AppStore } from './store';

/** What loaders need of the request (server) or the tab (browser). */
export type AppContext = { app: AppStore; site: PageSite };
export const appContext = createContext<AppContext>();
