import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { CHAT_PATH, pageAbout } from '../form/form-path';
import { settingsIn } from './settings-in';

/** What leads to the page where somebody answers: our own desk takes messages, and is no chat. Null where a site has none. */
export function chatWords(site: Pick<PageSite, 'remotes'>): string | null {
  const { chat } = settingsIn(site, 'mfe-leads');
  if (!chat) return null;
  return chat.provider === 'desk' ? 'Message us' : 'Chat with us';
}

/**
 * Where somebody answers about a vehicle: the site's chat elsewhere, else its own page for that.
 *
 * @param car its id or slug.
 * @returns null where a site has neither, and an enquiry is all there is.
 */
export function chatAddress(site: Pick<PageSite, 'chat_url' | 'remotes'>, car: string): string | null {
  return site.chat_url ?? (chatWords(site) ? pageAbout(CHAT_PATH, car) : null);
}
