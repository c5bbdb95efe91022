import type { ReactNode } from 'react';

/**
 * Said where an address names a vehicle that this site does not show, or shows no more: nobody takes the page to be about it.
 * `children` say what the page is about then, as the end of the sentence.
 */
export function UnknownVehicle({ children }: { children: ReactNode }) {
  return <p>We cannot find the vehicle of this address: {children}</p>;
}
