import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { askingBrowser } from './asking-browser';
import { codesKey, signInRepository } from './sign-in.repository';
import type { LastCode } from './sign-in.repository';

/** The code that this browser asked for last, while it is not too old; null where there is none. */
export async function codeAsked(db: Db, request: FastifyRequest, secret: string): Promise<LastCode | null> {
  const { site } = request;
  const browser = askingBrowser(request);
  if (browser === null) return null;
  return withScope(db, { ...scopeOf(site), key: codesKey(secret, site.slug, browser) }, (tx) =>
    signInRepository(tx, site.slug, secret).lastAskedBy(browser),
  );
}
