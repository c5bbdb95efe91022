import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../api-deps';
import { smtpMail } from '../messaging/smtp-mail';
import { workOnLeadDeliveries } from './lead-delivery';

export async function registerLeadWorkers(boss: PgBoss, { config, db, sites }: ApiDeps): Promise<void> {
  const mail = smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM });
  await workOnLeadDeliveries(boss, { db, mail, sites });
}
