import { z } from 'zod';
import { ownPathSchema as ownPath } from '../site/own-path.contract';
import { menuFillSchema } from '../site/site-config.contract';
import { slotNameSchema } from './slots.contract';
import type { SlotName } from './slots.contract';

/** Major version of the contract between shell and remote. */
export const CONTRACT_VERSION = 1;

/** A remote's name is the folder of its artifacts and part of its addresses. */
export const remoteNameSchema = z.templateLiteral(['mfe-', z.string().regex(/[a-z][a-z0-9-]*/)]);
export type RemoteName = z.infer<typeof remoteNameSchema>;

export const loadModeSchema = z.enum(['block', 'lazy', 'client']);
export type LoadMode = z.infer<typeof loadModeSchema>;
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case words joined by hyphens');
const semver = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version, like 1.2.3');

export const routeSchema = z.object({
  id,
  /** The file src/exposes/{module}.tsx; the id unless several addresses share a page. */
  module: id.optional(),
  path: ownPath,
  title: z.string(),
  gate: z.enum(['none', 'signed-in']).default('none'),
  /** The gate holds where this flag is on, of the remote's own part or the site's; everywhere without one (S6-01). */
  gateFlag: z.string().optional(),
  /** Name of a boolean in the remote's own config part; the route exists where it is true. */
  flag: z.string().optional(),
  slots: z.array(slotNameSchema).default([]),
  cache: z.enum(['public', 'private']).default('public'),
  /** `plain`: header and footer of one line, for what is to be finished; `bare`: without them, for paper. */
  layout: z.enum(['full', 'plain', 'bare']).default('full'),
  /** What the shell renders by itself when this page cannot be loaded. */
  essentials: z.enum(['vehicle', 'search', 'generic']).default('generic'),
});

export const widgetSchema = z.object({
  /** Also the file: src/exposes/{id}.tsx. */
  id,
  slot: slotNameSchema,
  order: z.number().int().default(0),
  flag: z.string().optional(),
  load: loadModeSchema.default('lazy'),
  /** Height kept free while the widget is not there: small, medium, large. */
  reserve: z.enum(['s', 'm', 'l']).default('m'),
});

/** A form that works without JavaScript: the shell posts its fields to the API and answers with a redirect or the page again. */
export const formSchema = z.object({
  id,
  endpoint: z.string().startsWith('/api/'),
  success: ownPath,
});

export const menuSchema = z.object({
  menu: z.enum(['header', 'footer']),
  group: z.string().default(''),
  label: z.string(),
  /** The setting of the remote's part that a site names the entry by, in place of the label where it says something. */
  named_by: z.string().optional(),
  href: ownPath,
  order: z.number().int().default(0),
  /** Shown where all that it names is so: flags of the remote's part or the site's, facts of the site's stock. */
  when: z.union([z.string(), z.array(z.string())]).optional(),
  /** As in the site's own menu: a list below the entry, where it would have two or more. */
  fill: menuFillSchema.optional(),
});

/** Addresses that mean one of the remote's pages, each with that page's: a permanent redirect, unless a site says otherwise. */
const movesSchema = z.record(ownPath, ownPath);

/** Addresses of other remotes that its pages and widgets lead to, as patterns: `/cars/:slug`. They cannot go unnoticed. */
const linksSchema = z.array(ownPath);

const eventRefSchema = z.object({ type: z.string(), major: z.number().int() });

/** remote.config.ts. `config` is a zod object; it leaves the build as JSON Schema. */
export const remoteConfigSchema = z.object({
  name: remoteNameSchema,
  version: semver,
  contract: z.literal(CONTRACT_VERSION),
  /** Two routes with one id would stop the browser's router, on every page. */
  routes: z
    .array(routeSchema)
    .refine((routes) => new Set(routes.map((route) => route.id)).size === routes.length, 'a route id is there twice')
    .default([]),
  widgets: z.array(widgetSchema).default([]),
  forms: z.array(formSchema).default([]),
  menus: z.array(menuSchema).default([]),
  moves: movesSchema.optional(),
  links: linksSchema.optional(),
  events: z
    .object({ publishes: z.array(eventRefSchema).default([]), subscribes: z.array(eventRefSchema).default([]) })
    .default({ publishes: [], subscribes: [] }),
  config: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, 'a zod object, every property with a default'),
});
export type RemoteConfig = z.output<typeof remoteConfigSchema>;

/**
 * Checks a remote's contract where it is written.
 *
 * @throws {z.ZodError} naming each wrong value.
 */
export function defineRemoteConfig(config: z.input<typeof remoteConfigSchema>): RemoteConfig {
  return remoteConfigSchema.parse(config);
}

const assets = { js: z.array(z.string()), css: z.array(z.string()) };

const isSlot = (name: string): name is SlotName => slotNameSchema.safeParse(name).success;
/**
 * A manifest is kept as long as its version can be rolled back to: what it says of a slot that has left the contract
 * since, or is newer than the reader, is passed over. Where a remote is written the same name is refused.
 */
const storedRouteSchema = routeSchema.extend({
  ...assets,
  slots: z
    .array(z.string())
    .transform((names) => names.filter(isSlot))
    .default([]),
});
const storedWidgetsSchema = z
  .array(widgetSchema.extend({ ...assets, slot: z.string() }))
  .transform((widgets) => widgets.flatMap(({ slot, ...widget }) => (isSlot(slot) ? [{ ...widget, slot }] : [])));

/** remote.json: all the shell reads of a remote before any of its code runs. Files are relative to the artifact. */
export const remoteManifestSchema = z.object({
  name: remoteNameSchema,
  version: semver,
  contract: z.literal(CONTRACT_VERSION),
  /** The name Module Federation knows it by. */
  globalName: z.string(),
  /** Semver ranges of the shared modules it was built for. */
  requires: z.record(z.string(), z.string()),
  clientEntry: z.string(),
  /** Null where there is nothing for a server: then the browser renders its widgets. */
  serverEntry: z.string().nullable(),
  routes: z.array(storedRouteSchema),
  widgets: storedWidgetsSchema,
  forms: z.array(formSchema),
  menus: z.array(menuSchema),
  moves: movesSchema.optional(),
  links: linksSchema.optional(),
  events: z.object({ publishes: z.array(eventRefSchema), subscribes: z.array(eventRefSchema) }),
  /** JSON Schema of the props of each slot that its pages have or its widgets fill, as it was built. */
  slotProps: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  /** JSON Schema of its part of the site configuration. */
  config: z.record(z.string(), z.unknown()),
  /** sha384 (subresource-integrity form) of every file of the artifact. */
  files: z.record(z.string(), z.string()),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
