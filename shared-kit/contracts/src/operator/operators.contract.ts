import { operatorRoles } from '@shared-kit/domain/operator/may';
import { z } from 'zod';
import { remoteNameSchema } from '../release/remote.contract';

const moment = z.iso.datetime();
const name = z
  .string('Write a name')
  .trim()
  .min(1, 'Write a name')
  .max(80, 'At most 80 characters')
  .regex(/^[^\p{Cc}]*$/u, 'No line ends or other control characters');
const remotes = z.array(remoteNameSchema, 'Name remotes like mfe-search').max(100).default([]);

export const operatorRoleSchema = z.enum(operatorRoles, 'Choose what they may do');

/** What the console's page says of who opened it, so that it offers what they may do. */
export const signedInSchema = z.object({
  name: z.string(),
  role: operatorRoleSchema,
  remotes: z.array(z.string()),
  /** That of dealer staff, and which of its sites they write; none for all. */
  group: z.string().nullish(),
  sites: z.array(z.string()).nullish(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** GET /api/operators/me */
export const myAccountSchema = z.object({
  ...signedInSchema.shape,
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: moment, usedAt: moment.nullable() })),
  /** A password with an app's codes is set. */
  hasCodes: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  sessions: z.array(
    z.object({ id: z.string(), startedAt: moment, usedAt: moment, browser: z.string(), isThis: z.boolean() }),
  ),
});
export type MyAccount = z.infer<typeof myAccountSchema>;

export const renameSchema = z.strictObject({ name });

/** What a browser is asked, and the id under which it answers. `options` and `response` are WebAuthn's own JSON. */
export const passkeyOptionsSchema = z.object({ id: z.string(), options: z.record(z.string(), z.unknown()) });
export const newPasskeySchema = z.strictObject({
  id: z.string(),
  name,
  response: z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key') }),
});
export const passkeySignInSchema = newPasskeySchema.omit({ name: true });

/** A secret for an app that makes codes: as text, and as the address in the QR code. */
export const codesOfferSchema = z.object({ id: z.string(), secret: z.string(), address: z.string() });
export type CodesOffer = z.infer<typeof codesOfferSchema>;
export const newCodesSchema = z.strictObject({
  id: z.string(),
  password: z.string().min(12, 'At least 12 characters').max(200, 'At most 200 characters'),
  code: z.string().max(20),
});
/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const roleOf = {
  ...{ role: operatorRoleSchema, remotes, group: z.string().trim().min(1).nullable().default(null) },
  /** Of dealer staff: which sites of their group they write; none for all. */
  sites: z.array(z.string().trim().min(1).max(100)).max(100).default([]),
};

/** A team names its remotes and dealer staff their group, and sites if they want to; nobody else names any. */
function belongsTogether({
  value: { role, remotes, group, sites },
  issues,
}: z.core.ParsePayload<{ role: string; remotes: string[]; group: string | null; sites: string[] }>): void {
  const say = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: undefined });
  if (role === 'team' && remotes.length === 0) say('remotes', 'Name the remotes of the team, like mfe-search');
  if (role !== 'team' && remotes.length > 0) say('remotes', 'Only a team has remotes');
  if (role === 'dealer') {
    if (group === null) say('group', 'Name the dealer group');
    return;
  }
  if (group !== null) say('group', 'Only dealer staff have a group');
  if (sites.length > 0) say('sites', 'Only dealer staff are bound to sites');
}

export const invitationSchema = z.strictObject({ name, ...roleOf }).check(belongsTogether);
export const positionSchema = z.strictObject(roleOf).check(belongsTogether);

/** GET /api/operators/people */
export const peopleSchema = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: operatorRoleSchema,
      remotes: z.array(z.string()),
      group: z.string().nullable(),
      sites: z.array(z.string()),
      isDisabled: z.boolean(),
      /** They can come back by themselves: a passkey, or a password with codes. */
      hasWayIn: z.boolean(),
      usedAt: moment.nullable(),
      isMe: z.boolean(),
    }),
  ),
  /** What was done to accounts and tokens, newest first. */
  events: z.array(z.object({ id: z.number(), at: moment, actor: z.string(), kind: z.string(), subject: z.string() })),
});
export type People = z.infer<typeof peopleSchema>;
export type Person = People['people'][number];

/** An address that signs in once. Shown once. */
export const linkMadeSchema = z.object({ link: z.string() });

/** POST /api/operators/tokens */
export const newTokenSchema = z
  .strictObject({
    name,
    role: z.enum(['viewer', 'team', 'manager'], 'Choose what it may do'),
    remotes,
    days: z.coerce.number('Write a number').int().min(1, 'At least a day').max(366, 'At most a year').default(90),
  })
  .check(({ value, issues }) => belongsTogether({ value: { ...value, group: null, sites: [] }, issues }));
/** Shown once. */
export const tokenMadeSchema = z.object({ token: z.string() });

/** GET /api/operators/tokens */
export const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: operatorRoleSchema,
      remotes: z.array(z.string()),
      madeBy: z.string(),
      madeAt: moment,
      expiresAt: moment,
      usedAt: moment.nullable(),
      state: z.enum(['good', 'expired', 'revoked']),
    }),
  ),
});
export type Tokens = z.infer<typeof tokensSchema>;

export const idParamsSchema = z.object({ id: z.uuid('This is no id') });
export const passkeyParamsSchema = z.object({ id: z.string().min(1).max(2000) });
export const doneSchema = z.object({ done: z.literal(true) });
