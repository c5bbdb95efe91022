import { chatEmbed } from '@shared-kit/domain/picture/media-embed';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { buttonClass } from '@shared-kit/ui/form/button';
import * as s from './provider-chat.module.css';

const FRAME = 'provider-chat';
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/**
 * The chat of the site's provider, once somebody asks for it: a link that opens in an empty frame by its name, with and
 * without scripts. Nothing of it where the site's own desk answers alone.
 */
export function ProviderChat() {
  const { chat } = useRemoteConfig('mfe-leads');
  const embed = chatEmbed(chat);
  if (!embed) return null;
  const { provider, src } = embed;
  return (
    <section aria-labelledby="chat-now">
      <h2 id="chat-now">Chat now</h2>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={src} target={FRAME}>
          Start the chat
        </a>
      </p>
      <p>
        {provider} carries the chat and sees what you write there. Nothing comes from {provider} before you start it.
      </p>
      <iframe className={s.frame} name={FRAME} title={`Chat by ${provider}`} sandbox={SANDBOX} />
    </section>
  );
}
