import { sayIssues } from '@shared-kit/contracts/http/plain-issues';
import { AUSTRALIAN_PHONE } from '@shared-kit/domain/phone/australian-phone';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { REVOCABLE, restoreLinks, revokeLinks } from './revoke-links.repository';
import type { Revocable } from './revoke-links.repository';
import { reconcile } from '../deliver/reconciliation.repository';
import { deskSites, listLeads, redrive, showLead } from './desk.repository';
import type { DeskSite, LeadFile } from './desk.repository';
import { describeLead } from './describe-lead';
import { leadsCsv } from './leads-csv';
import { asStoredPhone } from './stored-phone';
import { erasePerson, quarantinedLinesOf, leadsOf, othersOf } from './person.repository';
import type { QuarantinedLine } from './person.repository';
import type { Person } from '../person-leads.repository';
import {
  addDestination,
  listDestinations,
  newDestinationSchema,
  removeDestination,
  rotateSecret,
  unknownOf,
} from './manage-destinations.repository';
import { listSuspects, releaseSuspect } from './suspects.repository';

export type Options = Readonly<Record<string, string | boolean | undefined>>;
export type Command = (ownerDb: Db, words: readonly string[], options: Options) => Promise<string[]>;

/** A mistake of whoever typed the command. */
export class LeadsRefusal extends Error {}

const LEAD_STATES = ['dead', 'pending', 'delivered', 'missing'];

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

async function chosenSites(ownerDb: Db, options: Options): Promise<DeskSite[]> {
  const sites = await deskSites(ownerDb);
  const slug = text(options['site']);
  if (slug === undefined) return sites;
  const found = sites.filter(({ site }) => site === slug);
  if (found.length === 0)
    throw new LeadsRefusal(`There is no site "${slug}". Sites: ${sites.map(({ site }) => site).join(', ')}`);
  return found;
}

async function atEachSite<T>(ownerDb: Db, options: Options, work: (site: DeskSite) => Promise<T[]>): Promise<T[]> {
  const results: T[] = [];
  for (const site of await chosenSites(ownerDb, options)) results.push(...(await work(site)));
  return results;
}

function refuse(sentence: string): never {
  throw new LeadsRefusal(sentence);
}

function personOf(options: Options): Person {
  const [email, phone] = [text(options['email']), text(options['phone'])];
  // A part of an address or a number would name many people, and every mail that has it.
  if (email) return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? { email } : refuse(`"${email}" is no email address`);
  if (phone)
    return AUSTRALIAN_PHONE.test(asStoredPhone(phone).local)
      ? { phone }
      : refuse(`"${phone}" is no Australian phone number`);
  throw new LeadsRefusal('Say whose: --email ADDRESS or --phone NUMBER');
}

/** Everything a site keeps about a person, for a request of access (Australian Privacy Principle 12). */
async function keptAbout(db: Db, site: DeskSite, person: Person): Promise<(LeadFile | QuarantinedLine)[]> {
  return [...(await leadsOf(db, site, person)), ...(await quarantinedLinesOf(db, site, person))];
}

/**
 * What a caught mail about a person has in it: their address or phone, or one of their leads. A confirmation says no
 * phone, and a summary none of what it is about but the lead. To be asked before they are erased.
 */
export async function namesInMails(db: Db, options: Options): Promise<string[]> {
  const person = personOf(options);
  const leads = await atEachSite(db, options, (site) => leadsOf(db, site, person));
  const own = 'email' in person ? [person.email] : Object.values(asStoredPhone(person.phone));
  return [...own, ...leads.map(({ id }) => id)];
}

function wordOf(words: readonly string[], what: string): string {
  const [word] = words;
  if (!word) throw new LeadsRefusal(`${what} is missing`);
  return word;
}

function purposesOf(options: Options): readonly Revocable[] {
  const only = text(options['only']);
  const purposes = REVOCABLE.filter((purpose) => only === undefined || purpose === only);
  if (purposes.length === 0) throw new LeadsRefusal(`--only is one of ${REVOCABLE.join(', ')}`);
  return purposes;
}

/** @throws {LeadsRefusal} when no site has a lead with this id. */
async function filesOf(db: Db, id: string, options: Options): Promise<LeadFile[]> {
  const files = await atEachSite(db, options, async (site) => [(await showLead(db, site, id)) ?? []].flat());
  return files.length > 0 ? files : refuse(`There is no lead ${id}`);
}

function limitOf(options: Options, otherwise: number): number {
  const typed = text(options['limit']);
  if (typed === undefined) return otherwise;
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : refuse(`--limit ${typed} is no number from 1 to 999999`);
}

function stateOf(options: Options): string | undefined {
  const typed = text(options['state']);
  if (typed === undefined || LEAD_STATES.includes(typed)) return typed;
  return refuse(`--state is one of ${LEAD_STATES.join(', ')}`);
}

export const LEADS_COMMANDS: Readonly<Record<string, Command>> = {
  list: async (db, _words, options) => {
    const filter = { state: stateOf(options), form: text(options['form']), limit: limitOf(options, 50) };
    const lines = await atEachSite(db, options, (site) => listLeads(db, site, filter));
    return lines
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .map((lead) =>
        [new Date(lead.created_at).toISOString(), lead.site, lead.state, lead.form, lead.about, lead.id].join('  '),
      );
  },
  show: async (db, words, options) => {
    const id = wordOf(words, 'The id of the lead');
    const files = await filesOf(db, id, options);
    return files.flatMap((file: LeadFile) => describeLead(file));
  },
  redrive: async (db, words, options) => {
    const [id = null] = words;
    if (id === null && !options['dead']) throw new LeadsRefusal('Say which: the id of a lead, or --dead for all');
    const counts = await atEachSite(db, options, async (site) => [await redrive(db, site, id)]);
    const count = counts.reduce((sum, ofSite) => sum + ofSite, 0);
    if (id !== null && count === 0) await filesOf(db, id, options);
    return [`${count} deliveries will be tried again within a minute`];
  },
  export: async (db, _words, options) => {
    const files = await atEachSite(db, options, async (site) => {
      const lines = await listLeads(db, site, { limit: limitOf(options, 10_000) });
      const all = await Promise.all(lines.map(({ id }) => showLead(db, site, id)));
      return all.filter((file) => file !== null);
    });
    return [leadsCsv(files).trimEnd()];
  },
  access: async (db, _words, options) => {
    const person = personOf(options);
    const kept = async (site: DeskSite) => [
      ...(await keptAbout(db, site, person)),
      ...(await othersOf(db, site, person)),
    ];
    return [JSON.stringify(await atEachSite(db, options, kept), null, 2)];
  },
  erase: async (db, _words, options) => {
    const person = personOf(options);
    const found = await atEachSite(db, options, (site) => keptAbout(db, site, person));
    if (!options['yes'])
      return [`${found.length} leads name this person. Add --yes to erase them; it cannot be undone.`];
    const counts = await atEachSite(db, options, async (site) => [await erasePerson(db, site, person)]);
    const sumOf = (what: 'erased' | 'waiting' | 'forgotten') => counts.reduce((sum, count) => sum + count[what], 0);
    const waiting = sumOf('waiting');
    const forgotten = sumOf('forgotten');
    return [
      `${sumOf('erased')} leads erased. Mails already with a dealer or a CRM are theirs to delete.`,
      ...(forgotten ? [`${forgotten} rows of their account (sessions, codes, messages, saved vehicles) deleted.`] : []),
      ...(waiting
        ? [`${waiting} leads are still on their way to the dealer: run this again once they have left.`]
        : []),
    ];
  },
  suspects: (db, _words, options) =>
    atEachSite(db, options, async (site) =>
      (await listSuspects(db, site)).map(({ id, form, score, reasons, created_at }) =>
        [created_at.toISOString(), site.site, form, String(score), reasons.join(', '), id].join('  '),
      ),
    ),
  release: async (db, words, options) => {
    const id = wordOf(words, 'The id of the suspect');
    const released = await atEachSite(db, options, async (site) => [(await releaseSuspect(db, site, id)) ?? []].flat());
    if (released.length === 0) throw new LeadsRefusal(`There is no suspect ${id} to release`);
    return released.map((leadId) => `Lead ${leadId} will be delivered within a minute`);
  },
  'revoke-links': async (db, words, options) => {
    const leadId = wordOf(words, 'The id of the lead');
    const purposes = purposesOf(options);
    const known = await atEachSite(db, options, async (site) => [await revokeLinks(db, { ...site, leadId, purposes })]);
    if (!known.includes(true)) throw new LeadsRefusal(`There is no lead ${leadId}`);
    return [`Links of this lead that open nothing from now on: ${purposes.join(', ')}. Unsubscribing still works.`];
  },
  'restore-links': async (db, words, options) => {
    const leadId = wordOf(words, 'The id of the lead');
    const purposes = purposesOf(options);
    const counts = await atEachSite(db, options, async (site) => [
      await restoreLinks(db, { ...site, leadId, purposes }),
    ]);
    return [`${counts.reduce((sum, count) => sum + count, 0)} kinds of links open again what they name`];
  },
  reconcile: (db, _words, options) =>
    atEachSite(db, options, async (site) => {
      const counts = await withScope(db, site, (tx) => reconcile(tx, site.site));
      const { stored, delivered, pending, dead, missing } = counts;
      return [
        `${site.site}: ${stored} stored = ${delivered} delivered + ${pending} pending + ${dead} dead${missing ? ` + ${missing} MISSING` : ''}`,
      ];
    }),
  routes: async (db, _words, options) => {
    const groups = new Set((await chosenSites(db, options)).map(({ group }) => group));
    const lists = await Promise.all([...groups].map((group) => listDestinations(db, group)));
    return lists.flat().map(({ id, groupSlug, channel, target, ...conditions }) => {
      const { forSite, forDealership, forCategory, forLocation } = conditions;
      const when = [forSite, forDealership, forCategory, forLocation].filter(Boolean).join(', ') || 'every lead';
      return `${id}  ${groupSlug}  ${channel} to ${target}  for ${when}`;
    });
  },
  'route-add': async (db, _words, options) => {
    const route = newDestinationSchema.safeParse({ ...options, target: options['to'] });
    if (!route.success) throw new LeadsRefusal(sayIssues(route.error, '--').join('\n'));
    const unknown = await unknownOf(db, route.data);
    if (unknown !== null) throw new LeadsRefusal(unknown);
    const { id, secret } = await addDestination(db, route.data);
    return [`Route ${id} is in use`, ...(secret ? [`Its secret, shown only now: ${secret}`] : [])];
  },
  'route-rotate': async (db, words, options) => {
    const secret = await rotateSecret(db, text(options['group']) ?? '', wordOf(words, 'The id of the webhook'));
    if (!secret) throw new LeadsRefusal('There is no such webhook in that --group');
    return [`Signed with this secret and the one before it from now on: ${secret}`];
  },
  'route-remove': async (db, words, options) => {
    const removed = await removeDestination(db, text(options['group']) ?? '', wordOf(words, 'The id of the route'));
    if (!removed) throw new LeadsRefusal('There is no such route in that --group');
    return ['Removed'];
  },
};
