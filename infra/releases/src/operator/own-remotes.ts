import { may } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import { sayWho } from '@shared-kit/domain/operator/role-words';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../desk/refused';
import type { Operator } from './access';

/**
 * @param what was about to be done, as "publish mfe-search".
 * @throws {Refused} 403 where it is a remote of others.
 */
export function assertMay(operator: Operator, act: OperatorAct, remote: string, what: string): void {
  if (may(operator, act, remote)) return;
  throw new Refused(403, { code: 'forbidden', detail: `${sayWho(operator)} may not ${what}.`, fieldErrors: {} });
}

/**
 * Of a route that acts on the remote which its requests name: who may do the act, and a guard before the handler that asks
 * it of that remote.
 *
 * @param what is about to be done, as "publish": the remote follows.
 */
export function ofRemote(act: OperatorAct, where: 'query' | 'body', what: string) {
  return {
    config: { access: act, bound: 'remote' as const },
    async preHandler({ operator, [where]: named }: Pick<FastifyRequest, 'operator' | 'query' | 'body'>) {
      const { remote } = named as { remote: string };
      assertMay(operator!, act, remote, `${what} ${remote}`);
    },
  };
}
