// The process around that thread: with a shopper's connection, and the operator's port on the same machine.
import fs from 'node:fs';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const { folder, api, ...how } = JSON.parse(process.argv[2]);
let seen = 0;
const listening = async (server, ...where) => {
  server.listen(...where);
  await once(server, 'listening');
  return server.address().port;
};

const operator = http.createServer((_request, answer) => answer.setHeader('connection', 'close').end('leads'));
operator.on('connection', () => (seen += 1));
const port = await listening(operator, 0);
const local = `\0operator-${process.pid}`;
await listening(
  net.createServer(() => (seen += 1)),
  local,
);
const udp = createSocket('udp4')
  .bind(0, '127.0.0.1')
  .on('message', () => (seen += 1));
await once(udp, 'listening');
const apiPort = await listening(
  http.createServer((_request, answer) => answer.end('of the API')),
  0,
  api,
);

const shoppers = net.createServer();
const shopper = net
  .connect(await listening(shoppers, 0))
  .on('data', () => (seen += 1))
  .on('error', () => {});
const [connection] = await once(shoppers, 'connection');
const state = path.join(folder, 'state.json');
fs.writeFileSync(state, 'a good copy');
const sent = fs.openSync(state, 'r+');

const targets = {
  port,
  udp: udp.address().port,
  local,
  api,
  apiPort,
  state,
  readable: state,
  sent,
  fd: connection._handle.fd,
};
const thread = new Worker(new URL('thread.mjs', import.meta.url), { env: {}, workerData: { ...how, ...targets } });
const outcomes = {};
thread.on('message', async (outcome) => {
  if (!outcome) {
    console.log(JSON.stringify(outcomes));
    process.exit();
  }
  const { name, got, why } = outcome;
  // What was sent is on its way.
  await new Promise((resolve) => setTimeout(resolve, 20));
  outcomes[name] = got ? 'got' : seen ? `seen, ${why}` : why;
  seen = 0;
  thread.postMessage('go on');
});
shopper.unref();
