import { aSite } from '@shared-kit/testing/a-site';
import { SiteOriginContext } from '@shared-kit/runtime/site-address';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { renderPart } from '../render-part';
import type { StaticPartData } from '../render-part';
import { StaticPart } from '../static-part';
import { StaticPartContext } from '../static-part-context';
import type { StaticPartName } from '../static-part-context';

/** Draws a static part of a page, as the server does. */
export function drawStaticPart(part: StaticPartName, data: StaticPartData, site = aSite()) {
  return renderWithStore(
    <SiteOriginContext value="https://sunrise.example">
      <StaticPartContext value={(asked) => renderPart(asked, data)}>
        <StaticPart part={part} />
      </StaticPartContext>
    </SiteOriginContext>,
    { site },
  );
}
