import type { ReactNode } from 'react';

type MissingVehicleProps = {
  /** Nobody knows it here, or it could not be read this time. */
  why: 'unknown' | 'unread';
  /** What the page is about then, or holds, as the end of the sentence. */
  children: ReactNode;
};

/**
 * Said where an address names a vehicle that this site does not show, shows no more or cannot read: nobody takes the page to
 * be about it, or another vehicle's figures for its own.
 */
export function MissingVehicle({ why, children }: MissingVehicleProps) {
  return (
    <p>
      {why === 'unread' ? UNREAD_VEHICLE : 'We cannot find the vehicle of this address'}: {children}
    </p>
  );
}

/** The same as a title. */
export const UNREAD_VEHICLE = 'We cannot read this vehicle right now';
