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

/** Where the files of a version are: two steps above its entry, `client/remoteEntry.js`. Ends with a slash. */
const folderOf = ({ entry }: Pick<ResolvedRemote, 'entry'>) => entry.href.replace(/[^/]*\/[^/]*$/, '');

/** A style sheet within its version's folder, which the document has said already with the entry. */
function sentAsset(folder: string, { href, ...asset }: Asset): Asset {
  return { ...asset, href: href.startsWith(folder) ? href.slice(folder.length) : href };
}

function receivedAsset(folder: string, { href, ...asset }: Asset): Asset {
  return { ...asset, href: /^\/|:/.test(href) ? href : folder + href };
}

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
  const said = (remote: ResolvedRemote, part: { id: string; css: readonly Asset[] }) =>
    [keyOf(remote, part), part.css.map((asset) => sentAsset(folderOf(remote), asset))] as const;
  const page = matched ? [said(matched.remote, matched.route)] : [];
  const widgets = remotes.flatMap((remote) =>
    remote.widgets.filter(({ slot }) => slots.includes(slot)).map((widget) => said(remote, widget)),
  );
  return Object.fromEntries([...page, ...widgets]);
}

/** The remote that the document says. */
export function receivedRemote({ routes, widgets, ...remote }: SentRemote, styles: SentStyles): ResolvedRemote {
  const withStyles = <Part extends { id: string }>(part: Part) => ({
    ...part,
    css: (styles[keyOf(remote, part)] ?? []).map((asset) => receivedAsset(folderOf(remote), asset)),
  });
  return { ...remote, routes: routes.map(withStyles), widgets: widgets.map(withStyles) };
}
