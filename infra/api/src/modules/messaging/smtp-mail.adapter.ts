import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';

/** A mail server that hangs must not hold a worker for ever. */
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Mail by SMTP. `url` is smtp://user:password@host:port or smtps://…; `from` is
 * the platform's sending address, its domain also that of every Message-ID.
 */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    // Connections are kept: a handshake for each mail would be most of its time.
    pool: true,
    maxConnections: 5,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // What a shopper typed never makes this process read a file or fetch a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send({ dedupeId, fromName, attachments = [], unsubscribe, ...mail }) {
      await transport.sendMail({
        ...mail,
        from: { name: fromName, address: from },
        ...(unsubscribe && {
          headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        messageId: `<${dedupeId}@${domain}>`,
        attachments: attachments.map((file) => ({ ...file, contentDisposition: 'attachment' as const })),
      });
    },
    close: () => transport.close(),
  };
}
