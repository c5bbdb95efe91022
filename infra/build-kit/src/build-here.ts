#!/usr/bin/env node
// `build-remote`, in a repository outside of this checkout: builds the remote in the folder that it is started in.
import path from 'node:path';
import '../bin/typescript.mjs';
import { buildRemote } from './build-remote';
import { defineRemote } from './define-remote';
import { readRemoteConfig } from './own-remotes';

const dir = process.cwd();
const config = await readRemoteConfig(path.dirname(dir), path.basename(dir));
const remote = defineRemote({ config, dir });
await buildRemote(remote);
process.stdout.write(`${config.name} ${config.version} is built in ${path.join(dir, 'dist')}\n`);
