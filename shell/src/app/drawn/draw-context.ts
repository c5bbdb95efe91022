import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Of the text of a page, what stands before, between and after the places that remotes fill. */
type ArticlePart = `article${number}`;

/**
 * A part of a page that is words and pictures alone; a number: that part of the home page; `lost`: the ways on of a page
 * that is not there, which the server alone draws.
 */
export type Part = 'announcement' | 'hours' | 'ways' | 'top' | 'onward' | 'lost' | ArticlePart | number;

/** On the server: draws a part; null where the page has none. The browser has no such function: it keeps what was drawn. */
export const DrawContext = createContext<((part: Part) => ReactNode) | null>(null);
