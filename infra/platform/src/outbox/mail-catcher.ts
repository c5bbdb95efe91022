import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { KeptMails } from './kept-mails';

/** Larger than any mail the platform sends; a bigger one is refused, never cut. */
const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

export type MailCatcher = {
  /** Where to send: smtp://127.0.0.1:port. */
  url: string;
  stop(): Promise<void>;
};

/** An SMTP server on a free loopback port that keeps what it is given: nothing leaves this machine. */
export async function startMailCatcher({
  mails,
  log,
}: {
  mails: KeptMails;
  log: { warn(message: string): void };
}): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST_MAIL_BYTES,
    banner: 'mail catcher',
    closeTimeout: 2000,
    onData(stream, session, callback) {
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      const receive = async () => {
        const id = await mails.add(stream, { from, to });
        if (!stream.sizeExceeded) return;
        await mails.remove(id);
        throw Object.assign(new Error('Message is larger than 25 MB'), { responseCode: 552 });
      };
      receive().then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  server.on('error', (error: Error) => log.warn(`Mail catcher: ${error.message}`));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
