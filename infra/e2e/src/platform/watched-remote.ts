import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildMessage } from '@infra/build-kit/watch';
import { startHotEvents } from '@infra/platform/dev/hot-events';
import { rootDir } from '../running-platform';

const NAME = 'mfe-finance';
const PATH = '/finance';

const CONTRACT = `import { z } from 'zod';
import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';

export default defineRemoteConfig({
  name: '${NAME}',
  version: '1.0.0',
  contract: 1,
  routes: [{ id: 'counting-page', path: '${PATH}', title: 'Counting' }],
  widgets: [],
  menus: [],
  config: z.looseObject({}),
});
`;
const EXPOSED = `export { CountingPage as Component } from '../counting-page';\n`;

/** The text of the page's only button; its state stands for all that a shopper may have typed. */
const component = (text: string) => `import { useState } from 'react';

export function CountingPage() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${text}</button>;
}
`;

/** A small remote that is built as `npm run dev` builds remotes, in the place of a published one. */
export async function watchARemote() {
  // Below the repository: it imports packages.
  const parent = path.join(rootDir, 'test-results');
  fs.mkdirSync(parent, { recursive: true });
  const dir = fs.mkdtempSync(path.join(parent, 'watched-'));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
  fs.mkdirSync(path.join(dir, 'src/exposes'), { recursive: true });
  write('remote.config.ts', CONTRACT);
  write('src/exposes/counting-page.tsx', EXPOSED);
  write('src/counting-page.tsx', component('Pressed {count} times'));

  const events = await startHotEvents();
  const typescript = path.join(rootDir, 'infra/build-kit/bin/typescript.mjs');
  const builder = fork(path.join(rootDir, 'infra/build-kit/src/watch.ts'), [events.url, dir], {
    cwd: rootDir,
    execArgv: ['--import', typescript],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  builder.on('message', (message: BuildMessage) => {
    if ('hash' in message) events.send(message.project, message.hash);
    else console.error(message.errors);
  });
  await once(builder, 'message');
  return {
    name: NAME,
    path: PATH,
    built: path.join(dir, 'dist-dev'),
    /** Changes the button's text in the source. */
    edit: (text: string) => write('src/counting-page.tsx', component(text.replace(/\d+/, '{count}'))),
    stop() {
      builder.kill();
      events.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
