import type { Config } from '../../config';
import type { MailPort } from './mail.port';
import { smtpMail } from './smtp-mail.adapter';

/** How mails leave: by the server at SMTP_URL, which is the platform's own catcher unless one is set. */
export function chooseMail(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MailPort {
  return smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM });
}
