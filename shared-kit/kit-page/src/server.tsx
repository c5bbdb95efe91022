import { renderToString } from 'react-dom/server';
import { Kit } from './kit';

/** The page as a server would send it: it must be complete before any script runs. */
export function renderKit(): string {
  return renderToString(<Kit />);
}
