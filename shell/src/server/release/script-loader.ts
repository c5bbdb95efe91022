import type { Asset } from '../../app/page-payload';
import { toScriptJson } from '../page/script-json';

/**
 * Text of an inline script that asks for the page's scripts.
 *
 * A browser runs it when the style sheets before it are there, so that a slow line carries first what can be seen: links
 * in the head share the line with styles and picture, and drew a page a tenth of a second later on slow 4G.
 *
 * @param start runs as soon as it is there.
 * @param later fetched now, run when something imports it.
 */
export function scriptLoader(start: readonly string[], later: readonly Asset[]): string {
  const files = [
    ...later.map(({ href, integrity }) => [
      'link',
      { rel: 'preload', as: 'script', href, ...(integrity && { integrity }) },
    ]),
    ...start.map((src) => ['script', { src }]),
  ];
  return `${toScriptJson(files)}.forEach(([tag,facts])=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'anonymous',fetchPriority:'low'},facts)))`;
}
