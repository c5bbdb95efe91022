import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** Prints what a command has loaded while a connection to the database was being made. */
const watch = String.raw`import { createRequire, registerHooks } from 'node:module';
const { Client } = createRequire(process.cwd() + '/')('pg');
const { connect } = Client.prototype;
const meanwhile = [];
let asked = 0, connecting = 0;
Client.prototype.connect = function (done) {
  asked += 1;
  connecting += 1;
  return connect.call(this, (...said) => { connecting -= 1; done(...said); });
};
registerHooks({ load(url, context, next) {
  if (connecting > 0 && !url.startsWith('node:')) meanwhile.push(url);
  return next(url, context);
} });
process.on('exit', () => process.stdout.write(JSON.stringify({ asked: asked > 0, meanwhile })));`;

// Reading code keeps the one thread from hearing the database, on a busy machine for longer than a connection is waited for.
test.each(['plan approve 1', 'ring'])(
  '%s has loaded what it takes before it asks the database for anything',
  (line) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(watch)}`],
        ...['--import', './infra/build-kit/bin/command.mjs', 'infra/releases/src/cli.ts', ...line.split(' ')],
      ],
      { cwd: ROOT, env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, encoding: 'utf8' },
    );

    expect(stderr).toContain('The database does not answer');
    expect(JSON.parse(stdout)).toEqual({ asked: true, meanwhile: [] });
  },
);
