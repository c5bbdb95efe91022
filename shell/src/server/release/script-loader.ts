import type { Asset } from '../../app/page-payload';
import { toScriptJson } from '@shared-kit/domain/text/script-json';

/** Longest wait for the page's main picture, in milliseconds: one that hangs does not keep the page from coming alive. */
const PATIENCE_MS = 2500;

/**
 * Text of an inline script that asks for the page's scripts.
 *
 * A browser runs it when the style sheets before it are there, so that a slow line carries first what can be seen: links
 * in the head share the line with styles and picture. It asks in the frame after the page's main picture (the first that
 * has `fetchpriority`) is there; at once where there is none, and where somebody touches the page or a key.
 *
 * @param start runs as soon as it is there.
 * @param later fetched now, run when something imports it.
 */
export function scriptLoader(start: readonly string[], later: readonly Asset[]): string {
  const files = later.map(({ href, integrity }) => (integrity ? [href, integrity] : [href]));
  return `{const later=${toScriptJson(files)},start=${toScriptJson(start)},${LOADER}}`;
}

const LOADER = [
  "add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'anonymous',fetchPriority:'low'},facts))",
  ",ask=()=>{for(const[href,integrity='']of later.splice(0))add('link',{rel:'preload',as:'script',href,integrity});",
  "for(const src of start.splice(0))add('script',{src})}",
  // A task after the frame: the picture is painted by then.
  ',drawn=()=>requestAnimationFrame(()=>setTimeout(ask))',
  ",img=document.querySelector('img[fetchpriority=high]');",
  'if(img){img.complete?drawn():img.onload=img.onerror=drawn;',
  "for(const sign of['pointerdown','keydown'])addEventListener(sign,ask,true);",
  `setTimeout(ask,${PATIENCE_MS})}else ask()`,
].join('');
