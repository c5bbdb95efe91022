import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 15_000;

/** A real SMTP server that keeps what it is sent, or refuses it while `refusing` holds a reply code. */
export async function startMailCatcher() {
  const mails: (Email & { envelopeTo: string[] })[] = [];
  const catcher = {
    mails,
    refusing: null as number | null,
    /** Whom alone that meets; null for everybody. */
    refusedTo: null as string | null,
    refused: 0,
    url: '',
    /** The first mail that fits, when it comes. */
    async next(fits: (mail: Email) => boolean) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const mail = mails.find(fits);
        if (mail) return mail;
        if (Date.now() > deadline) throw new Error(`No such mail among ${mails.length}`);
        await delay(20);
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  const server = new SMTPServer({
    authOptional: true,
    // Senders keep their connections: nobody waits for them to go.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (catcher.refusing === null || (catcher.refusedTo ?? address) !== address) return done();
      catcher.refused += 1;
      done(Object.assign(new Error('Refused jane@example.com'), { responseCode: catcher.refusing }));
    },
    onData(stream, session, done) {
      stream
        .toArray()
        .then(async (chunks: Buffer[]) => {
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
        })
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address === 'object' && address) catcher.url = `smtp://127.0.0.1:${address.port}`;
  return catcher;
}
