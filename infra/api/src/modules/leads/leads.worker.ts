import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../api-deps';
import { chooseMail } from '../messaging/choose-mail.service';
import { chooseSms } from '../messaging/choose-sms.service';
import { createBreakers } from './deliver/breaker';
import type { FormEffect } from './form-effect.port';
import { careForLeads } from './lead-care.worker';
import { leadChannels } from './deliver/lead-channels';
import { workOnLeadDeliveries } from './deliver/lead-delivery.worker';

type LeadWorkersDeps = Pick<ApiDeps, 'config' | 'db' | 'log' | 'sites'> & { effects: readonly FormEffect[] };

/** Delivering leads, and looking after those that wait or are old. */
export async function registerLeadWorkers(
  boss: PgBoss,
  { config, db, log, sites, effects }: LeadWorkersDeps,
): Promise<void> {
  const mail = chooseMail(config);
  const deliver = leadChannels({
    ...{ db, mail, sms: chooseSms(config, db), sessionSecret: config.SESSION_SECRET },
    ...{ effects, log, mailsADay: config.MAILS_A_DAY_PER_RECIPIENT },
  });
  await workOnLeadDeliveries(boss, { db, sites, deliver, breakers: createBreakers() });
  await careForLeads(boss, {
    db,
    log,
    sites,
    effects,
    retentionDays: config.LEAD_RETENTION_DAYS,
    accountDays: config.ACCOUNT_RETENTION_DAYS,
  });
}
