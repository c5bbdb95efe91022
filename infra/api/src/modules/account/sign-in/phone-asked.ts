import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { askingBrowser } from './asking-browser';
import { codesKey, signInRepository } from './sign-in.repository';

/** The number (E.164) that this browser asked a code for last, while that code works; null where there is none. */
export async function phoneAsked(db: Db, request: FastifyRequest, secret: string): Promise<string | null> {
  const { site } = request;
  const browser = askingBrowser(request);
  if (browser === null) return null;
  return withScope(db, { ...scopeOf(site), key: codesKey(secret, site.slug, browser) }, (tx) =>
    signInRepository(tx, site.slug, secret).phoneAskedBy(browser),
  );
}
