import { isDeepStrictEqual } from 'node:util';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';

export type ContractChanges = Record<'added' | 'gone' | 'changed', string[]>;

/** Files differ with every build: they are no part of a contract. */
const BUILT = ['js', 'css'];

/** What a version's contract has that another one's has not, has no more, or has otherwise, each by its name. */
export function contractChanges(from: RemoteManifest, to: RemoteManifest): ContractChanges {
  const [before, after] = [partsOf(from), partsOf(to)];
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...after.keys()].filter(
      (name) => before.has(name) && !isDeepStrictEqual(before.get(name), after.get(name)),
    ),
  };
}

/** Everything that a contract names, by what people call it. */
function partsOf(manifest: RemoteManifest): Map<string, unknown> {
  const { routes, widgets, forms, menus, moves = {}, links = [], events, requires, slotProps = {} } = manifest;
  return new Map<string, unknown>([
    ...routes.map((route) => [`the page ${route.path}`, without(route)] as const),
    ...widgets.map((widget) => [`the widget ${widget.id} in the slot ${widget.slot}`, without(widget)] as const),
    ...forms.map((form) => [`the form ${form.id}`, form] as const),
    ...menus.map((menu) => [`the entry "${menu.label}" of the ${menu.menu} menu`, menu] as const),
    ...Object.entries(moves).map(([path, to]) => [`the address ${path} that leads to a page`, to] as const),
    ...links.map((path) => [`a link to ${path}`, null] as const),
    ...events.publishes.map(({ type, major }) => [`publishing ${type} (major ${major})`, null] as const),
    ...events.subscribes.map(({ type, major }) => [`hearing ${type} (major ${major})`, null] as const),
    ...Object.entries(requires).map(([name, range]) => [`the shared module ${name}`, range] as const),
    ...Object.entries(slotProps).map(([slot, schema]) => [`the props of the slot ${slot}`, schema] as const),
    ...settingsOf(manifest).map(([name, schema]) => [`the setting ${name}`, schema] as const),
  ]);
}

function without(exposed: object): object {
  return Object.fromEntries(Object.entries(exposed).filter(([name]) => !BUILT.includes(name)));
}

function settingsOf({ config }: RemoteManifest): [string, unknown][] {
  const { properties } = config;
  return typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
}
