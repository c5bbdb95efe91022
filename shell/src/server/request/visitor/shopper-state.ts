import cookie from '@fastify/cookie';
import {
  SHOPPER_STATE,
  shopperStateIn,
  shopperStateOf,
  stateCookieFacts,
} from '@shared-kit/domain/place/shopper-state';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shopper } from '../api/api-client';
import { shopperOf } from './shopper';

/**
 * Who asks, with the state of the postcode that the address says, if it says one: this page is of that state already, and
 * a cookie keeps the state, not the postcode, for the others. Works without JavaScript: the address is a form's.
 */
export function shopperInState(request: FastifyRequest, reply: FastifyReply, url: URL): Shopper {
  const shopper = shopperOf(request);
  const asked = shopperStateOf(url);
  if (asked === null || asked === shopperStateIn(shopper.cookie)) return shopper;
  // As a header at once, beside the visitor's (visitor.ts).
  reply.header('set-cookie', cookie.serialize(SHOPPER_STATE, asked, stateCookieFacts(request.protocol === 'https')));
  return { ...shopper, cookie: [stateCookie(asked), shopper.cookie].filter(Boolean).join('; ') };
}

/** Of all that a shopper's cookies say, what a page that many get may depend on. */
export function sharedCookie({ cookie: own }: Shopper): string | undefined {
  const state = shopperStateIn(own);
  return state === null ? undefined : stateCookie(state);
}

function stateCookie(state: string): string {
  return `${SHOPPER_STATE}=${state}`;
}
