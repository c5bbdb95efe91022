import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeArtifact } from '../../test/an-artifact';
import { gateFacts } from '../../test/gate-facts';
import type { ReleaseChange, ReleaseEvent } from '../registry/log/release-event.contract';
import { publishGate } from './publish-gate';

let artifactsDir: string;
beforeEach(() => (artifactsDir = mkdtempSync(path.join(tmpdir(), 'live-'))));
afterEach(() => rmSync(artifactsDir, { recursive: true }));

const version = '1.0.0';
const published: ReleaseChange = { kind: 'published', payload: { version, integrity: 'i', signature: 's' } };

test('a version that one site alone is held on counts: what it listens to is not taken from it', async () => {
  const seen = { type: 'car:seen', major: 1 };
  const publishing = { name: 'mfe-search' as const, events: { publishes: [seen], subscribes: [] } };
  writeArtifact(artifactsDir, publishing, {});
  writeArtifact(artifactsDir, { name: 'mfe-leads', events: { publishes: [], subscribes: [seen] } }, {});
  const candidate = writeArtifact(artifactsDir, { name: 'mfe-search', version: '1.1.0' }, {});
  const log: [RemoteName, ReleaseChange][] = [
    ['mfe-search', published],
    ['mfe-leads', published],
    ['mfe-search', { kind: 'promoted', payload: { version } }],
    ['mfe-leads', { kind: 'pinned', payload: { version, site: 'harbor' } }],
  ];
  const refusals = async (changes: typeof log) => {
    const events = changes.map(([remote, change], index): ReleaseEvent => ({
      ...{ id: index + 1, at: new Date(0), actor: 'anna', remote },
      ...change,
    }));
    const releaseLog = { events: async () => events };
    const gate = publishGate(gateFacts({ artifactsDir, releaseLog }), null);
    return gate({ ...candidate, bytes: Buffer.of(), signature: '', signedBy: '' }).then(() => '', String);
  };

  expect(await refusals(log)).toContain('car:seen');
  expect(await refusals(log.slice(0, -1))).not.toContain('car:seen');
});
