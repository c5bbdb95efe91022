import type { FastifyPluginAsync } from 'fastify';
import type { Attachment } from 'postal-mime';
import { z } from 'zod';
import { access } from '@infra/releases/operator/access';
import { html } from '../operator/pages/html';
import { sendPage } from '../operator/pages/page';
import { mailPage, outboxPage } from './outbox-pages';
import type { CaughtMail, KeptMails } from './kept-mails';
import type { CaughtSms } from './sms-log';

type OutboxOptions = {
  mails: KeptMails;
  /** Newest first. */
  listSms: (limit: number) => Promise<CaughtSms[]>;
};

const SEEING = { config: access('outbox.see') };

const listQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).catch(50),
  before: z.string().optional().catch(undefined),
});

/** A mail's own markup may style itself and nothing else: no script, no form, nothing fetched. */
const MAIL_BODY_CSP = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What mail and SMS the platform sent while no provider is set up. */
export const outboxRoutes: FastifyPluginAsync<OutboxOptions> = async (app, { mails, listSms }) => {
  app.get('/outbox', SEEING, async (request, reply) => {
    const query = listQuerySchema.parse(request.query);
    const [found, sms] = await Promise.all([mails.list(query), query.before ? [] : listSms(query.limit)]);
    return sendPage(reply, 'Outbox', outboxPage({ mails: found, sms, limit: query.limit }));
  });

  app.get('/outbox.json', SEEING, async (request) => {
    const query = listQuerySchema.parse(request.query);
    const [found, sms] = await Promise.all([mails.list(query), listSms(query.limit)]);
    return { mails: found.map(toJson), sms };
  });

  app.get<{ Params: { id: string } }>('/outbox/mails/:id', SEEING, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail) return notFound(reply);
    return sendPage(reply, mail.email.subject || '(no subject)', mailPage(mail));
  });

  app.get<{ Params: { id: string } }>('/outbox/mails/:id/body.html', SEEING, async (request, reply) => {
    const mail = await mails.find(request.params.id);
    if (!mail?.email.html) return notFound(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_BODY_CSP)
      .send(mail.email.html);
  });

  app.get<{ Params: { id: string } }>('/outbox/mails/:id/source.eml', SEEING, async (request, reply) => {
    const source = await mails.source(request.params.id);
    if (!source) return notFound(reply);
    return reply.type('message/rfc822').header('content-disposition', 'attachment; filename="mail.eml"').send(source);
  });

  app.get<{ Params: { id: string; index: string } }>(
    '/outbox/mails/:id/attachments/:index',
    SEEING,
    async (request, reply) => {
      const mail = await mails.find(request.params.id);
      const attachment = mail?.email.attachments[Number(request.params.index)];
      if (!attachment) return notFound(reply);
      // Always a download, never a page of this origin, whatever type the mail claims.
      const name = encodeURIComponent(attachment.filename ?? 'attachment');
      return reply
        .type(attachment.mimeType)
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .header('content-security-policy', 'sandbox')
        .send(bytesOf(attachment));
    },
  );
};

function notFound(reply: Parameters<typeof sendPage>[0]) {
  return sendPage(reply, 'Not found', html`<p>There is no such mail. Old ones are removed.</p>`, 404);
}

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

function toJson({ id, envelope, email }: CaughtMail) {
  return {
    id,
    receivedAt: envelope.receivedAt,
    from: envelope.from,
    to: envelope.to,
    replyTo: email.replyTo?.map((address) => address.address ?? '') ?? [],
    messageId: email.messageId ?? '',
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? '',
      mimeType: attachment.mimeType,
      sizeBytes: bytesOf(attachment).byteLength,
      url: `/outbox/mails/${id}/attachments/${index}`,
    })),
  };
}
