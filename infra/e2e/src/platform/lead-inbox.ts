import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const DELIVERY = /^message-id:\s*<lead-([0-9a-f-]{36})@/im;
/** Headers stand at the beginning. */
const HEADER_BYTES = 4_096;

/** The dealers' mail server: accepts everything and remembers when each delivery came, in milliseconds since 1970. */
export async function startLeadInbox() {
  /** By delivery; more than one time where a worker died after the mail was taken and before it could note that. */
  const received = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      stream.toArray().then((chunks: Buffer[]) => {
        const [, delivery = 'unknown'] = DELIVERY.exec(headOf(chunks)) ?? [];
        received.set(delivery, [...(received.get(delivery) ?? []), Date.now()]);
        done();
      }, done);
    },
  });
  // A killed worker leaves its connections half open.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type LeadInbox = Awaited<ReturnType<typeof startLeadInbox>>;

function headOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).subarray(0, HEADER_BYTES).toString('latin1');
}
