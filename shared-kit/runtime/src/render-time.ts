import { createContext, useContext } from 'react';

export const RenderTimeContext = createContext(0);

/** The moment this document was rendered: the same on the server and in the browser, so that both render the same. */
export function useRenderTime(): Date {
  return new Date(useContext(RenderTimeContext));
}
