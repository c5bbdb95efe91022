import type { KeyboardEvent } from 'react';

/** What the list of suggestions tells its field. */
export type ListState = { expanded: boolean; active?: string };

/** What the field tells the list: keys pressed in it. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;
