import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { keyedHash } from '../../signing/keyed-hash';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { isProvenPhone } from '../../plugins/signed-in-phone';
import { drawPrize, periodOf } from './draw-prize';
import { spinPlays } from './spins.schema';

export const SPIN_FORM = 'spin-to-win';

/** A play as the server decided it, before anything is stored. */
export type Spin = { phoneHash: string; period: string; prize: string; wins: boolean; code: string };

/**
 * What a play would give the phone that is signed in.
 *
 * @throws {ProblemError} where the site has no wheel, nobody is signed in, or another number was typed.
 */
export function spinFor(site: TenantSite, secret: string, signedIn: string | null, typed: string): Spin {
  const { spin_period: kind, spin_prizes: prizes } = settingsOf(site.config, 'mfe-leads');
  if (!site.config.flags.spin_to_win || prizes.length === 0) throw new ProblemError('not_found', 'No such game');
  if (signedIn === null) throw new ProblemError('unauthenticated', 'Sign in to play');
  if (!isProvenPhone(typed, signedIn))
    throw new ProblemError('validation_failed', 'Played for another number', {
      phone: ['Play with the mobile number you signed in with'],
    });
  const period = periodOf(new Date(), kind, site.config.time_zone);
  const { label, wins, code } = drawPrize(prizes, { secret, site: site.slug, phone: signedIn, period });
  return { phoneHash: keyedHash(secret, 'spin phone', site.slug, signedIn), period, prize: label, wins, code };
}

/** The prize as an answer of the lead: who hands it over reads it there. */
export function spinDetails({ prize, wins, code }: Spin): LeadDetail[] {
  return [
    { name: 'prize', label: 'Prize', value: prize },
    ...(wins ? [{ name: 'prize_code', label: 'Prize code', value: code }] : []),
  ];
}

/**
 * Keeps a play, once for each phone and period. @returns its id.
 *
 * @throws {ProblemError} when the phone has played in this period, with whatever form.
 */
export async function spinOnce(
  tx: Tx,
  site: TenantSite,
  spin: Spin,
  { kind, leadId }: { kind: 'new' | 'repeat'; leadId: string },
): Promise<string> {
  const ofLead = and(eq(spinPlays.siteSlug, site.slug), eq(spinPlays.leadId, leadId));
  const [known] = kind === 'repeat' ? await tx.select({ id: spinPlays.id }).from(spinPlays).where(ofLead) : [];
  if (known) return known.id;
  const [play] = await tx
    .insert(spinPlays)
    .values({ groupSlug: site.group_slug, siteSlug: site.slug, leadId, ...spin })
    .onConflictDoNothing()
    .returning({ id: spinPlays.id });
  if (play) return play.id;
  throw new ProblemError('conflict', 'Played before', {
    phone: [
      `This number has played already. It can play again next ${settingsOf(site.config, 'mfe-leads').spin_period}.`,
    ],
  });
}
