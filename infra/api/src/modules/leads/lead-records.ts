import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import type { Seen, StoredSeen } from './accept/as-seen/what-was-seen';
import type { LeadCar, LeadPayload } from './deliver/lead-payload';

/** A lead to be stored, or kept apart as a suspect: what was sent, and what we know of it. */
export type NewLead = {
  body: EnquiryBody;
  payload: LeadPayload;
  car: LeadCar | null;
  details: readonly LeadDetail[];
  seen: StoredSeen | null;
  ipHash: string;
  /** Sent signed in with its own number; what was held back before there was such a mark has none. */
  phoneProven?: boolean;
};

/** A lead as it is delivered. */
export type StoredLead = {
  id: string;
  form: string;
  createdAt: Date;
  payload: LeadPayload;
  car: LeadCar | null;
  details: readonly LeadDetail[];
  seen: Seen | null;
};
