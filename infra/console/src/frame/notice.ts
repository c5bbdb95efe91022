import { createContext } from 'react';

/** Says in a sentence what was done, whichever page is open then. */
export const NoticeContext = createContext<(words: string) => void>(() => {});
