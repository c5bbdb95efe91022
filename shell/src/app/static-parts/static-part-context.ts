import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Of the text of a page, what stands before, between and after the places that remotes fill. */
type ArticlePart = `article${number}`;

/**
 * A part of a page that is words and pictures alone; a number: that part of the home page; `place` and `lost`: where a page
 * that is not there would stand, and the ways on, which the server alone draws.
 */
export type StaticPartName =
  'announcement' | 'hours' | 'ways' | 'top' | 'onward' | 'place' | 'lost' | ArticlePart | number;

/** On the server: draws a part; null where the page has none. The browser has no such function: it keeps what was drawn. */
export const StaticPartContext = createContext<((part: StaticPartName) => ReactNode) | null>(null);
