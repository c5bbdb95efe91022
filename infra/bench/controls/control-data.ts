import type { PageData } from './pages/page-data';

/** What a control's process is given: the font of the product's page, and a page by its address. */
export type ControlData = { font: string; pages: Partial<Record<string, PageData>> };
