import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { join } from 'node:path';
import { triedRemotes } from './tried-remotes';

const root = join(import.meta.dirname, '../../../..');

test.each(ownRemotes(root))(
  '%s is spoiled by the failure matrix if the home page or a vehicle needs it',
  async (name) => {
    const { default: remote } = (await import(join(root, name, 'remote.config.ts'))) as { default: RemoteConfig };
    const isInSlot = remote.widgets.some(({ slot }) => /^(home|vehicle)\./.test(slot));
    const isNeeded = isInSlot || remote.routes.some(({ path }) => path === '/cars/:slug');

    expect(triedRemotes.some((tried) => tried === name)).toBe(isNeeded);
  },
);
