import type { Asset, ResolvedRemote, ResolvedRoute, ResolvedWidget } from '../page-payload';

/**
 * A remote as the document says it: without the style sheets of its pages and widgets. Its container knows them, with
 * their hashes, and loads them with the module that needs them.
 */
export type SentRemote = Omit<ResolvedRemote, 'routes' | 'widgets'> & {
  routes: Omit<ResolvedRoute, 'css'>[];
  widgets: Omit<ResolvedWidget, 'css'>[];
};

/** The style sheets that the document has, by `{remote}/{route or widget}`: hydration renders their links again. */
export type SentStyles = Record<string, Asset[]>;

/** What a page was rendered from: its route, where a remote has it, and the slots it filled. */
type Rendered = { matched: { remote: ResolvedRemote; route: ResolvedRoute } | null; slots: readonly string[] };

const keyOf = ({ name }: Pick<ResolvedRemote, 'name'>, { id }: { id: string }) => `${name}/${id}`;

/** What the document says of a remote, whatever its page. */
export function sentRemote({ routes, widgets, ...remote }: ResolvedRemote): SentRemote {
  return {
    ...remote,
    routes: routes.map(({ id, module, path, gate, layout, essentials, slots }) => ({
      ...{ id, module, path, gate, layout, essentials, slots },
    })),
    widgets: widgets.map(({ css: _, ...widget }) => widget),
  };
}

/** What it says of style sheets. */
export function sentStyles(remotes: readonly ResolvedRemote[], { matched, slots }: Rendered): SentStyles {
  const page = matched ? [[keyOf(matched.remote, matched.route), matched.route.css] as const] : [];
  const widgets = remotes.flatMap((remote) =>
    remote.widgets
      .filter(({ slot }) => slots.includes(slot))
      .map((widget) => [keyOf(remote, widget), widget.css] as const),
  );
  return Object.fromEntries([...page, ...widgets]);
}

/** The remote that the document says. */
export function receivedRemote({ routes, widgets, ...remote }: SentRemote, styles: SentStyles): ResolvedRemote {
  const withStyles = <Part extends { id: string }>(part: Part) => ({ ...part, css: styles[keyOf(remote, part)] ?? [] });
  return { ...remote, routes: routes.map(withStyles), widgets: widgets.map(withStyles) };
}
