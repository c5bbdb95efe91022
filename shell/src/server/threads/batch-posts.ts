import type { FromThread } from './messages';

type Post = (messages: FromThread[], transfer: ArrayBuffer[]) => void;

/**
 * What a thread says in one turn of its loop, posted as one message: most pages are begun, written and done in one,
 * and each message costs both threads as much as a small component.
 */
export function batchPosts(post: Post): (message: FromThread, transfer?: readonly ArrayBuffer[]) => void {
  let messages: FromThread[] = [];
  let transfers: ArrayBuffer[] = [];

  function flush(): void {
    const [said, transferred] = [messages, transfers];
    messages = [];
    transfers = [];
    post(said, transferred);
  }

  return (message, transfer = []) => {
    if (messages.length === 0) setImmediate(flush);
    messages.push(message);
    transfers.push(...transfer);
  };
}
