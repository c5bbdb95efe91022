import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FromThread } from './messages';
import { batchPosts } from './batch-posts';

test('what is said in one turn is posted as one, in order; the next turn as another', async () => {
  const posted: { messages: FromThread[]; transfer: ArrayBuffer[] }[] = [];
  const post = batchPosts((messages, transfer) => posted.push({ messages, transfer }));
  const bytes = new Uint8Array(3);

  post({ kind: 'part', id: 1, bytes }, [bytes.buffer]);
  post({ kind: 'done', id: 1 });
  expect(posted).toEqual([]);
  await nextTurn();
  post({ kind: 'pong' });
  await nextTurn();

  expect(posted).toEqual([
    {
      messages: [
        { kind: 'part', id: 1, bytes },
        { kind: 'done', id: 1 },
      ],
      transfer: [bytes.buffer],
    },
    { messages: [{ kind: 'pong' }], transfer: [] },
  ]);
});
