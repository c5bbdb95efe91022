import { createContext } from 'react';
import type { ReactNode } from 'react';

/** A part of a page that is words and pictures alone; a number: that part of the home page. */
export type Part = 'announcement' | 'hours' | 'ways' | 'top' | 'article' | 'onward' | number;

/** On the server: draws a part; null where the page has none. The browser has no such function: it keeps what was drawn. */
export const DrawContext = createContext<((part: Part) => ReactNode) | null>(null);
