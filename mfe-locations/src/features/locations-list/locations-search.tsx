import { LONGEST_PLACE } from '@shared-kit/domain/place/longest-place';
import { Button } from '@shared-kit/ui/form/button';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import * as s from './locations-search.module.css';
import type { ShopperPosition } from './use-position';

type LocationsSearchProps = {
  action: string;
  words: string;
  onWords: (words: string) => void;
  /** The postcode or town that was asked about last. */
  near: string;
  /** Whether nobody knows where that is. */
  isUnknown: boolean;
  position: ShopperPosition;
};

/** A form of the page's own address: words narrow the list as one types, a place orders it by distance. Both work without JavaScript. */
export function LocationsSearch({ action, words, onWords, near, isUnknown, position }: LocationsSearchProps) {
  const searchBox = useFollowing(words);
  const nearBox = useFollowing(near);
  return (
    <form method="get" action={action} role="search" aria-label="Locations" className={s.form}>
      <input
        type="search"
        name="locationQuery"
        ref={searchBox}
        className={s.input}
        aria-label="Search locations"
        placeholder="Search locations..."
        defaultValue={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <div className={s.near}>
        <input
          name="near"
          ref={nearBox}
          className={s.input}
          aria-label="Postcode or town"
          placeholder="Postcode or town"
          autoComplete="postal-code"
          maxLength={LONGEST_PLACE}
          defaultValue={near}
          {...(isUnknown && { 'aria-invalid': true, 'aria-describedby': 'near-error' })}
        />
        <Button type="submit">Nearest first</Button>
      </div>
      {isUnknown && (
        <p id="near-error" role="alert" className={s.error}>
          Invalid postcode. Try one nearby, or a town.
        </p>
      )}
      <p className={s.position} role="status">
        {position.refused ? (
          'Your browser does not say where you are. A postcode does as well.'
        ) : (
          <Button variant="quiet" size="s" busy={position.asking} onClick={position.ask}>
            Use my position
          </Button>
        )}
      </p>
    </form>
  );
}

/** A box says what the list shows, also after a link or the browser's back changed that; never while somebody types. */
function useFollowing(words: string): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = words;
  }, [words]);
  return ref;
}
