/** Whoever uses the operator port has one of these. `dealer` is staff of one dealer group, and writes what its sites say. */
export const operatorRoles = ['viewer', 'team', 'manager', 'dealer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** `own`: of the remotes that the account or token is bound to; `group`: of the dealer group that it is bound to. */
type Reach = 'all' | 'own' | 'group';
type Row = Readonly<Partial<Record<OperatorRole, Reach>>>;

const SEEING: Row = { viewer: 'all', team: 'all', manager: 'all' };
const OWN_REMOTES: Row = { team: 'own', manager: 'all' };
const MANAGING: Row = { manager: 'all' };
const OWN_SITES: Row = { dealer: 'group', manager: 'all' };

/** Everything that is done on the operator port, and who may. The server asks this table, and the console offers by it. */
const WHO_MAY = {
  'releases.see': SEEING,
  'releases.audit': SEEING,
  /** The audit with people's names and enquiries, to be taken away and verified. */
  'audit.whole': MANAGING,
  /** To decide anything at all; which act and on which remote is asked besides. */
  'releases.decide': OWN_REMOTES,
  'releases.publish': OWN_REMOTES,
  /** To publish in spite of a gate. */
  'releases.pass-gate': MANAGING,
  'releases.roll': OWN_REMOTES,
  'releases.promote': OWN_REMOTES,
  'releases.rollback': OWN_REMOTES,
  /** To make a link that shows a version which visitors do not get. */
  'releases.preview': OWN_REMOTES,
  'releases.pin': MANAGING,
  'releases.unpin': MANAGING,
  'releases.block': MANAGING,
  'releases.unblock': MANAGING,
  /** Named groups of sites, and times in which no plan goes on. */
  'releases.ring': MANAGING,
  'releases.freeze': MANAGING,
  /** Sites, processes, metrics, design kit. */
  'platform.see': SEEING,
  /** Pages, menus, home page, announcement and opening hours of sites: to read drafts and write them, and to let shoppers see them. */
  'content.write': OWN_SITES,
  'content.publish': OWN_SITES,
  /** What shoppers wrote at the message desk of a site, with how to reach them: its dealer is mailed the same. */
  'messages.see': OWN_SITES,
  /** Addresses of feeds, each with the token that opens it: who has one reads a group's stock until it is changed. */
  'feeds.see': MANAGING,
  /** People's names, numbers and wishes. */
  'leads.see': MANAGING,
  'leads.act': MANAGING,
  /** Mails and codes that shoppers were sent. */
  'outbox.see': MANAGING,
  'people.manage': MANAGING,
  'tokens.manage': MANAGING,
} satisfies Record<string, Row>;
export type OperatorAct = keyof typeof WHO_MAY;

export const operatorActs = Object.keys(WHO_MAY) as OperatorAct[];

/**
 * Somebody as far as what they may do goes. `remotes`: those of a team; `group`: that of dealer staff, and `sites` those of its
 * sites that they are bound to, none of them for all.
 */
export type Acting = {
  role: OperatorRole;
  remotes: readonly string[];
  group?: string | null | undefined;
  sites?: readonly string[] | null | undefined;
};

/** A site by its slug and the dealer group it belongs to. */
export type SiteOfGroup = { site: string; group: string };

/** What of an act some may do to their own alone, so that each request is asked whose it is; null where it is asked by role. */
export function boundOf(act: OperatorAct): 'remote' | 'site' | null {
  const row: Row = WHO_MAY[act];
  const reaches = Object.values(row);
  return reaches.includes('own') ? 'remote' : reaches.includes('group') ? 'site' : null;
}

/** Whether somebody may do a thing: to this remote where it is done to one, at this site where it is a site's. */
export function may(who: Acting, act: OperatorAct, to?: string | SiteOfGroup): boolean {
  const row: Row = WHO_MAY[act];
  const reach = row[who.role];
  if (reach === undefined || reach === 'all' || to === undefined) return reach !== undefined;
  if (typeof to === 'string') return reach === 'own' && who.remotes.includes(to);
  return reach === 'group' && isOfTheirs(who, to);
}

function isOfTheirs({ group: own, sites }: Acting, { site, group }: SiteOfGroup): boolean {
  return group === own && (!sites || sites.length === 0 || sites.includes(site));
}
