import type { Logger } from 'pino';
import type { Db } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import type { MailPort } from '../../messaging/mail.port';
import type { SmsPort } from '../../messaging/sms.port';
import { mailVerdict } from '../mail/confirmation-cap.repository';
import { confirmationMail } from '../mail/confirmation-mail';
import type { DealersDelivery } from './delivery-book';
import type { FormEffect } from '../form-effect.port';
import { readLeadFacts } from '../mail/read-lead-facts';
import { leadMail } from '../mail/lead-mail';
import { sendWebhook } from './lead-webhook.adapter';
import { findDestination } from './find-destination.repository';
import { asItStands } from '../mail/mail-about';
import type { MailAbout } from '../mail/mail-about';
import { NoMailbox } from './no-mailbox';
import { summaryMail } from '../mail/summary-mail';
import { vendorOf } from './vendor';

type Delivering = DealersDelivery & { site: TenantSite; deliveryId: string };
/** `destination` names what is down when sending fails, for the breaker. */
export type Attempt = { destination: string; send: () => Promise<void> };
export type DeliverLead = (delivering: Delivering) => Attempt;

type Ports = {
  db: Db;
  mail: MailPort;
  sms: SmsPort;
  effects: readonly FormEffect[];
  sessionSecret: string;
  log: Pick<Logger, 'warn'>;
  /** Confirmations to one address, from all sites. */
  mailsADay: number;
};

const MAIL_SERVER = 'mail server';

/** How a lead leaves by each channel. What has nothing left to say, and a route that an operator took away, sends nothing. */
export function leadChannels({ db, mail, sms, effects, sessionSecret, log, mailsADay }: Ports): DeliverLead {
  return (delivering) => {
    const { channel, destination, site, deliveryId } = delivering;
    switch (channel) {
      case 'mail':
        return {
          destination: MAIL_SERVER,
          send: async () => {
            const about = await aboutOf(delivering);
            const to = destination || about.vendor.email;
            if (!to) throw new NoMailbox();
            await mail.send(leadMail(about, { deliveryId, to }));
          },
        };
      case 'confirmation':
        return {
          destination: MAIL_SERVER,
          send: async () => {
            const verdict = await mailVerdict(db, delivering, { perDay: mailsADay, secret: sessionSecret });
            if (verdict !== 'own')
              log.warn({ alarm: 'mail-budget', site: site.slug, verdict }, 'Confirmation withheld');
            if (verdict === 'none') return;
            const compose = verdict === 'own' ? confirmationMail : summaryMail;
            const confirmation = compose(await aboutOf(delivering), { deliveryId });
            if (confirmation) await mail.send(confirmation);
          },
        };
      case 'webhook':
        return {
          destination,
          send: async () => {
            const route = await findDestination(db, site, destination);
            if (!route) return;
            const about = await aboutOf(delivering);
            await sendWebhook(route, {
              lead: about.lead,
              facts: about.facts,
              site: site.slug,
              deliveryId,
              sentAt: new Date(),
            });
          },
        };
      case 'sms':
        return { destination: 'sms', send: () => sendSms(delivering) };
    }
  };

  async function aboutOf({ lead, site, dealer }: Delivering): Promise<MailAbout> {
    const vendor = vendorOf(site.config, dealer, lead.payload.location_id);
    const facts = await readLeadFacts(effects, site, lead);
    return { lead: asItStands(lead, facts), vendor, site: site.config, facts };
  }

  async function sendSms({ lead, site, destination }: Delivering): Promise<void> {
    const route = await findDestination(db, site, destination);
    if (!route) return;
    const { category, subcategory } = lead.payload;
    const about = lead.car ? `: ${lead.car.name}` : '';
    const text = `${subcategory || category} on ${site.config.name}${about}. Details are in your mail.`;
    await sms.send({ group: site.group_slug, site: site.slug, to: route.target, text });
  }
}
