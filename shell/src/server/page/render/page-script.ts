import type { PagePayload } from '../../../app/page-payload';
import type { TextPage } from '../../../client/text/text-page';
import { PRIVACY_PATH } from '@shared-kit/domain/content/legal-pages';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { earlyHearts } from '../../release/early-hearts';
import { scriptLoader } from '../../release/script-loader';
import { writtenPayload } from './payload-json';
import type { RenderInput } from './render-input';

/**
 * The text of the script that a page begins with: its data, and what asks for its scripts. A page of text alone asks for a
 * small one, which knows how to load the others; a preview, a draft and a page that somebody develops a remote in load all.
 */
export function pageScript(payload: PagePayload, input: RenderInput): string {
  const { plan, shell, preloads } = input;
  const { json, siteFile } = writtenPayload(payload, input);
  const data = `window.__PAGE__=${json};`;
  if (plan.isText && shell.text && siteFile !== null) {
    const text = toScriptJson(textPage(payload, shell.js, siteFile));
    return `${data}window.__TEXT__=${text};${scriptLoader([shell.text], [])}`;
  }
  return `${data}${earlyHearts(plan)}${scriptLoader(shell.js, preloads, siteFile)}`;
}

function textPage({ site, releaseSet }: PagePayload, start: readonly string[], siteFile: string): TextPage {
  const { slug, name, manufacturer, group_name, flags, pages } = site;
  const policy = pages.flatMap(({ path, title }) => (path === PRIVACY_PATH ? [{ path, title }] : []));
  const measured = { slug, name, manufacturer, group_name, pages: policy };
  const { ask_before_measuring } = flags;
  return { start, siteFile, releaseSet, site: { ...measured, flags: { ask_before_measuring } } };
}
