import { createContext, useContext } from 'react';

export const ReleaseSetContext = createContext('');

/** The remote versions this document was made with, like "mfe-leads@1.2.0 mfe-vehicle@1.4.1": stored with what it sends. */
export function useReleaseSet(): string {
  return useContext(ReleaseSetContext);
}
