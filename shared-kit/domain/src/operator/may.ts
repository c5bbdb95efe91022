/** Whoever uses the operator port has one of these. `dealer` is staff of one dealer group: nothing is theirs to see yet. */
export const operatorRoles = ['viewer', 'team', 'manager', 'dealer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** `own`: of the remotes that the account or token is bound to. */
type Reach = 'all' | 'own';
type Row = Readonly<Partial<Record<OperatorRole, Reach>>>;

const SEEING: Row = { viewer: 'all', team: 'all', manager: 'all' };
const OWN_REMOTES: Row = { team: 'own', manager: 'all' };
const MANAGING: Row = { manager: 'all' };

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
  /** Sites, processes, metrics, design kit. */
  'platform.see': SEEING,
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

/** Somebody as far as what they may do goes. `remotes`: those of a team. */
export type Acting = { role: OperatorRole; remotes: readonly string[] };

/** Whether somebody may do a thing, to this remote where it is done to one. */
export function may({ role, remotes }: Acting, act: OperatorAct, remote?: string): boolean {
  const reach = WHO_MAY[act][role];
  return reach === 'all' || (reach === 'own' && (remote === undefined || remotes.includes(remote)));
}
