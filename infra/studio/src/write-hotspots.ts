import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hotspotsOf } from './hotspots';
import { picturesDir } from './manifest';
import { bodyIds } from './shape/body-spec';

/** hotspots.json: a line per hotspot, for the demo's stock. */
export function writeHotspots(): void {
  const bodies = bodyIds.map((body) => {
    const lines = hotspotsOf(body).map((hotspot) => `    ${JSON.stringify(hotspot)}`);
    return `  ${JSON.stringify(body)}: [\n${lines.join(',\n')}\n  ]`;
  });
  writeFileSync(join(picturesDir, 'hotspots.json'), `{\n${bodies.join(',\n')}\n}\n`);
}
