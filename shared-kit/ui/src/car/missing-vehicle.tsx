import type { ReactNode } from 'react';

/** As a title too. */
export const UNREAD_VEHICLE = 'We cannot read this vehicle right now';

const WORDS = {
  unknown: 'We cannot find the vehicle of this address',
  gone: 'The vehicle of this address is no longer for sale here',
  unread: UNREAD_VEHICLE,
};

type MissingVehicleProps = {
  why: keyof typeof WORDS;
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
      {WORDS[why]}: {children}
    </p>
  );
}
