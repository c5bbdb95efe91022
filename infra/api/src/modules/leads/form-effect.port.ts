import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { JudgedEnquiry } from './accept/judge-enquiry';
import type { LeadFacts } from './mail/lead-facts.port';

/** A form that keeps its contract, before anything of it is stored. */
export type ReceivedForm = JudgedEnquiry & {
  request: FastifyRequest;
  /** As it was sent: what the contract of every form leaves out may be this effect's. */
  typed: unknown;
  /** E.164 of who is signed in; null for nobody. */
  signedIn: string | null;
};

/** The lead of the form, stored in the transaction that goes on. `locationId` is where it goes; empty for no place. */
export type AcceptedForm = { kind: 'new' | 'repeat'; leadId: string; locationId: string };

/** What is told of: a lead, or news of the one that began it (`firstLeadId`, else its own id). */
export type DescribedLead = { id: string; firstLeadId: string; details: readonly LeadDetail[] };

/** What one form that was sent does. `Page`: null for what has no page of its own. */
export type BegunEffect<Page extends string | null = string | null> = {
  /** Answers that the lead has before those that were typed. */
  details: readonly LeadDetail[];
  /** Nothing without the mail that names it and leads back to it: that is sent whatever the site says of confirmations. */
  needsMail: boolean;
  /**
   * Asks somebody else's server, before the transaction; not for a form that is held back as a robot's.
   *
   * @throws {ProblemError} naming the field, for what cannot be had by their answer.
   */
  prepare?: () => Promise<void>;
  /**
   * Does it, once for each lead however often its form comes, in the transaction that stores the lead: what it refuses
   * takes the lead with it, so that the shopper can correct the form.
   *
   * @returns the page where the shopper goes from here; null for the ordinary success page.
   */
  carryOut: (tx: Tx, accepted: AcceptedForm) => Promise<Page>;
  /** Once all of it is committed, before the shopper is answered. */
  committed?: (reply: FastifyReply, next: string) => void;
};

/**
 * Reads what a form asks for; null where it asks nothing of this domain.
 *
 * @throws {ProblemError} naming the field, for what cannot be had.
 */
type Begin<Page extends string | null> = (form: ReceivedForm) => Promise<BegunEffect<Page> | null>;

/**
 * `ownPage`: the shopper goes on from the form to a page of this domain. No form concerns two of those, so that the order in
 * which effects are listed says in which their answers stand in the lead, and nothing else.
 */
type Beginning = { ownPage: true; begin: Begin<string | null> } | { ownPage?: never; begin?: Begin<null> };

/** What forms do besides telling the dealer: a domain's part in the forms that concern it. */
export type FormEffect = Beginning & {
  /** Ids of those forms. */
  forms: readonly LeadFormId[] | 'every';
  /** What the mails, the ADF and the webhook of a lead say of it, as it stands when they are written. */
  facts?: (site: TenantSite, lead: DescribedLead) => Promise<Partial<LeadFacts>>;
  /** Whether a car is taken by it, so that no form may offer to reserve it. */
  takesCar?: (site: TenantSite, carId: string) => Promise<boolean>;
  /** Every minute: ends what has run out, and tells both sides. */
  endOverdue?: (site: TenantSite) => Promise<void>;
  /** Every minute: drops what was kept beside leads whose person was erased. */
  dropErased?: (site: TenantSite) => Promise<void>;
};
