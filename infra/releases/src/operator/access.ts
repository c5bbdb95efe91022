import type { Acting, OperatorAct } from '@shared-kit/domain/operator/may';
import type {} from 'fastify';

/** Who uses the operator port: somebody who signed in, a program with a token, or one of this machine with its key. */
export type Operator = Acting & {
  kind: 'account' | 'token' | 'machine';
  /** Of the account or the token: `account:…`; null for this machine, whose people have their own names. */
  id: string | null;
  name: string;
};

/**
 * Who a route answers: whoever may do an act, everybody who is signed in, or nobody in particular. `this machine` answers
 * programs here without asking who they are, and asks others for the act `releases.see`.
 */
export type Access = OperatorAct | 'signed in' | 'this machine' | 'anybody';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the operator's server declares it, or the server does not start. */
    access?: Access;
    /**
     * How whose remote or site it is is asked, for an act that some may do to their own alone (`boundOf`): by a guard before
     * the handler (`ofRemote`, `siteGuard`), or of each that the handler comes to (`ofEach`). Without it the server does not
     * start.
     */
    bound?: 'remote' | 'site' | 'each';
  }
  interface FastifyRequest {
    operator: Operator | null;
  }
}

/** A route's `config`. */
export function access(access: Access): { access: Access } {
  return { access };
}

/** The same, where what is acted on is known to the handler alone: it asks `may` of each before it does or shows anything. */
export function ofEach(access: OperatorAct) {
  return { access, bound: 'each' as const };
}
