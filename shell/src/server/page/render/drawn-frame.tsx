import { RemoteOriginContext } from '@shared-kit/runtime/remote-origin';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import type { SlotFill } from '@shared-kit/runtime/slot';
import { useContext } from 'react';
import type { ComponentType } from 'react';
import type { ResolvedRemote, ResolvedWidget } from '../../../app/page-payload';
import { slotFallbacks } from '../../../app/slot-fill';
import { layoutSlots } from '../../../app/slot-names';

type Drawn = { widget: ResolvedWidget; module: WidgetModule };

type DrawnFrame = Pick<SlotFill, 'fallbacks'> & {
  drawn: WidgetModule[];
  /** Modules that are drawn as on every page. */
  others: ReadonlyMap<string, WidgetModule>;
};

/**
 * What fills the frame's places on a page whose scripts may never come, of widgets that the browser alone shows elsewhere;
 * no module of theirs is loaded there (`load-page-modules.ts`), and their places are empty. It is drawn inside of what keeps the place free, which React leaves as it is (`AccountFallback`): the page hydrates the
 * same, whenever it does, and what is drawn here stays until the widget itself takes the place.
 */
export function drawnFrame(remotes: readonly ResolvedRemote[], modules: ReadonlyMap<string, WidgetModule>): DrawnFrame {
  const found = remotes.flatMap(({ name, widgets }) =>
    widgets.flatMap((widget): [string, Drawn][] => {
      const module = modules.get(`${name}/${widget.id}`);
      const isDrawn = module && widget.load === 'client' && layoutSlots.includes(widget.slot);
      return isDrawn ? [[`${name}/${widget.id}`, { widget, module }]] : [];
    }),
  );
  const byKey = new Map(found);
  const DrawnPlace = (props: object) => {
    const { widget: key = '' } = useContext(RemoteOriginContext);
    const drawn = byKey.get(key);
    return <div data-reserve="s">{drawn && <Widget {...drawn} props={props} />}</div>;
  };
  return {
    drawn: [...byKey.values()].map(({ module }) => module),
    others: new Map([...modules].filter(([key]) => !byKey.has(key))),
    fallbacks: { ...slotFallbacks, ...Object.fromEntries(layoutSlots.map((slot) => [slot, DrawnPlace])) },
  };
}

function Widget({ widget: { css }, module, props }: Drawn & { props: object }) {
  const Component = module.Component as ComponentType<object>;
  return (
    <>
      {css.map(({ href, integrity }) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          precedence="remote"
          crossOrigin="anonymous"
          integrity={integrity}
        />
      ))}
      <Component {...props} />
    </>
  );
}
