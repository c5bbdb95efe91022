import type { Asset } from '../../app/page-payload';
import { toScriptJson } from '@shared-kit/domain/text/script-json';

/** Longest wait for the page's main picture, in milliseconds: one that hangs does not keep the page from coming alive. */
const PATIENCE_MS = 2500;

/**
 * Longest wait, after the frame that has it, for a browser to report the main picture as painted, in milliseconds: it does
 * not where something larger was painted before.
 */
const REPORT_MS = 150;

/**
 * Text of an inline script that asks for the page's scripts.
 *
 * A browser runs it when the style sheets before it are there, so that a slow line carries first what can be seen: links
 * in the head share the line with styles and picture. It asks once the page's main picture (the first that has
 * `fetchpriority`) is painted; at once where there is none, and where somebody touches the page or a key.
 *
 * @param start runs as soon as it is there.
 * @param later fetched now, run when something imports it.
 * @param siteFile what the page's script takes besides what stands in the HTML, if anything: `__SITE__`.
 */
export function scriptLoader(
  start: readonly string[],
  later: readonly Asset[],
  siteFile: string | null = null,
): string {
  const files = later.map(({ href, integrity }) => (integrity ? [href, integrity] : [href]));
  const site = siteFile === null ? [] : [siteFile];
  return `{const site=${toScriptJson(site)},later=${toScriptJson(files)},start=${toScriptJson(start)},${LOADER}}`;
}

const LOADER = [
  "add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:'anonymous',fetchPriority:'low'},facts))",
  ",ask=()=>{for(const href of site.splice(0))window.__SITE__=[href,fetch(href,{priority:'low'})];for(const[href,integrity='']of later.splice(0))add('link',{rel:'preload',as:'script',href,integrity});",
  "for(const src of start.splice(0))add('script',{src})}",
  // A task after the frame is no proof of paint: the picture comes to the screen one or two frames later.
  ",type='largest-contentful-paint',reports=self.PerformanceObserver?.supportedEntryTypes?.includes(type)",
  ',drawn=()=>{if(reports)new PerformanceObserver((list)=>list.getEntries().some(({element})=>element===img)&&ask())',
  `.observe({type,buffered:true});requestAnimationFrame(()=>setTimeout(ask,reports?${REPORT_MS}:0))}`,
  ",img=document.querySelector('img[fetchpriority=high]');",
  'if(img){img.complete?drawn():img.onload=img.onerror=drawn;',
  "for(const sign of['pointerdown','keydown'])addEventListener(sign,ask,true);",
  `setTimeout(ask,${PATIENCE_MS})}else ask()`,
].join('');
