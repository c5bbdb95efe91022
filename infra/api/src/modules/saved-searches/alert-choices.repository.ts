import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { Asked } from './alert-token';
import { alertChoices, savedSearches } from './saved-searches.schema';

type OfSite = Pick<TenantSite, 'slug'>;

/** Stops the mails of these choices: no search of their phones asks for any. Stopping again changes nothing. */
export async function stopChoices(tx: Tx, { slug }: OfSite, which: { email: string } | { id: string }): Promise<void> {
  const chosen =
    'id' in which
      ? eq(alertChoices.id, which.id)
      : sql`lower(${alertChoices.email}) = ${which.email.trim().toLowerCase()}`;
  const stopped = await tx
    .update(alertChoices)
    .set({ stoppedAt: sql`now()` })
    .where(and(eq(alertChoices.siteSlug, slug), isNull(alertChoices.stoppedAt), chosen))
    .returning({ phone: alertChoices.phone });
  for (const { phone } of stopped)
    await tx
      .update(savedSearches)
      .set({ alerts: false })
      .where(and(eq(savedSearches.siteSlug, slug), eq(savedSearches.phone, phone)));
}

/** Stops the text messages of a choice: no search of its phone asks for any. Mails go on. */
export async function stopTexts(tx: Tx, { slug }: OfSite, choiceId: string): Promise<void> {
  const [choice] = await tx
    .update(alertChoices)
    .set({ textsStoppedAt: sql`coalesce(${alertChoices.textsStoppedAt}, now())` })
    .where(and(eq(alertChoices.siteSlug, slug), eq(alertChoices.id, choiceId)))
    .returning({ phone: alertChoices.phone });
  if (choice)
    await tx
      .update(savedSearches)
      .set({ texts: false })
      .where(and(eq(savedSearches.siteSlug, slug), eq(savedSearches.phone, choice.phone)));
}

/** Lets alerts begin. @returns whether there was such a choice; one that has stopped since, or has another address, is none. */
export async function confirmChoice(tx: Tx, site: OfSite, asked: Asked): Promise<boolean> {
  const confirmed = await tx
    .update(alertChoices)
    .set({ confirmedAt: sql`coalesce(${alertChoices.confirmedAt}, now())` })
    .where(ofAsked(site, asked))
    .returning({ id: alertChoices.id });
  return confirmed.length > 0;
}

/** Whether it has been; null where there is no such choice any more. */
export async function isConfirmed(tx: Tx, site: OfSite, asked: Asked): Promise<boolean | null> {
  const [found] = await tx.select({ at: alertChoices.confirmedAt }).from(alertChoices).where(ofAsked(site, asked));
  return found ? found.at !== null : null;
}

/** Whether the mails or the text messages of a choice are stopped, or were never asked for; null where there is none. */
export async function isStopped(
  tx: Tx,
  { slug }: OfSite,
  choiceId: string,
  messages: 'mails' | 'texts',
): Promise<boolean | null> {
  const [found] = await tx
    .select({
      mails: sql<boolean>`${alertChoices.email} is null or ${alertChoices.stoppedAt} is not null`,
      texts: sql<boolean>`not ${alertChoices.hearsText}`,
    })
    .from(alertChoices)
    .where(and(eq(alertChoices.siteSlug, slug), eq(alertChoices.id, choiceId)));
  return found ? found[messages] : null;
}

/** Whom a choice is to be confirmed by; null where that is done or no longer wanted. */
export async function findAsked(tx: Tx, site: OfSite, asked: Asked): Promise<{ email: string; origin: string } | null> {
  const [found] = await tx
    .select({ email: alertChoices.email, origin: alertChoices.origin })
    .from(alertChoices)
    .where(and(ofAsked(site, asked), isNull(alertChoices.confirmedAt)));
  return found ? { ...found, email: found.email ?? '' } : null;
}

function ofAsked({ slug }: OfSite, { choiceId, askedAt }: Asked): SQL | undefined {
  return and(
    eq(alertChoices.siteSlug, slug),
    eq(alertChoices.id, choiceId),
    eq(alertChoices.askedAt, askedAt),
    isNull(alertChoices.stoppedAt),
  );
}
