import { CHAT_PATH } from '@shared-kit/domain/form/form-path';
import { CHAT_BUBBLE } from '@shared-kit/ui/theme/chat-bubble-css';

/** The way to who answers, at the lower edge of each page: a link, so that nothing of a chat is loaded before it is wanted. */
export function ChatBubble({ words }: { words: string }) {
  return (
    <a className={CHAT_BUBBLE} href={CHAT_PATH}>
      {words}
    </a>
  );
}
