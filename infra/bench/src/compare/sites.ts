/** Where a contestant serves, the process that does, and its two pages. */
export type Site = { origin: string; pid: number; results: string; vehicle: string };
/** In the order of their turns. */
export type Sites = Record<'ours' | 'static' | 'react', Site>;
