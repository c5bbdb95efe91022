import type { DeskRemote, DeskSite } from '@shared-kit/contracts/operator/release-desk.contract';
import Pin from 'lucide-react/icons/pin';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatShare } from '../../message/format';
import { rowWindow } from './row-window';
import { siteCell } from './site-cell';
import * as s from './site-matrix.module.css';

/** Of the style sheet, in rem. */
const ROW_REM = 3.5;
const BROWSER_FONT_PX = 16;
/** Until it is measured. */
const FIRST_HEIGHT_PX = 640;

type SiteMatrixProps = { sites: readonly DeskSite[]; remotes: readonly DeskRemote[] };

/** Sites down, remotes across. Only the rows in view are drawn, so that hundreds of sites stay quick. */
export function SiteMatrix({ sites, remotes }: SiteMatrixProps) {
  const region = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT_PX, rowHeight: ROW_REM * BROWSER_FONT_PX });

  function look() {
    const element = region.current;
    if (!element) return;
    const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BROWSER_FONT_PX;
    setView({ top: element.scrollTop, height: element.clientHeight || FIRST_HEIGHT_PX, rowHeight: ROW_REM * font });
  }
  useLayoutEffect(look, [sites.length]);

  const { from, to, above, below } = rowWindow({ ...view, rows: sites.length });
  const columns = remotes.length + 1;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus nobody scrolls it by the keyboard (WCAG 2.1.1)
    <div ref={region} className={s.region} role="group" aria-label="Versions by site" tabIndex={0} onScroll={look}>
      <table className={s.table} aria-rowcount={sites.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={s.corner}>
              Site
            </th>
            {remotes.map(({ name, stable }) => (
              <th key={name} scope="col">
                <Link to={`/releases/${name}`}>{name.replace('mfe-', '')}</Link>
                <span className={s.under}>{stable ?? 'none'}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Room height={above} columns={columns} />
          {sites.slice(from, to).map((site, index) => (
            <tr key={site.slug} aria-rowindex={from + index + 2}>
              <th scope="row" title={`${site.name}, ${site.group}`}>
                <span className={s.name}>{site.name}</span>
                <span className={s.under}>{site.slug}</span>
              </th>
              {remotes.map((remote) => (
                <Cell key={remote.name} remote={remote} site={site} />
              ))}
            </tr>
          ))}
          <Room height={below} columns={columns} />
        </tbody>
      </table>
    </div>
  );
}

function Cell({ remote, site }: { remote: DeskRemote; site: DeskSite }) {
  const { version, pinnedTo, rollout, isOther } = siteCell(remote, site);
  return (
    <td className={isOther ? s.other : undefined}>
      <span className={s.version}>
        {version ?? 'none'}
        {pinnedTo !== null && <Pin aria-hidden />}
      </span>
      <span className={s.under}>
        {pinnedTo !== null && (pinnedTo === version ? 'pinned' : `pinned to ${pinnedTo}, blocked`)}
        {rollout && `${rollout.version} for ${formatShare(rollout.weightBps)}`}
      </span>
    </td>
  );
}

/** Of rows that are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} className={s.room} style={{ height }} />
    </tr>
  );
}
