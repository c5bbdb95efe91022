import { createContext, useContext } from 'react';

export const ReleaseSetContext = createContext('');

/** The remote versions this document was made with, sealed (domain/src/release/release-seal.ts): stored with what it sends. */
export function useReleaseSet(): string {
  return useContext(ReleaseSetContext);
}
