// A remote's server code that wants out: each attempt gets something, or throws. `held` are modules and objects of Node,
// as if they had leaked.
const given = {};
exports.take = (what) => Object.assign(given, what);
const node = (name) => (given.held ? given.held[name] : process.getBuiltinModule(name));
const events = (emitter, ...names) =>
  new Promise((resolve, reject) => {
    for (const name of names) emitter.on?.(name, () => resolve(name));
    emitter.on?.('error', reject);
  });
const callback = (work) =>
  new Promise((resolve, reject) => work((error, value) => (error ? reject(error) : resolve(value))));
/** Node's symbols, as a web object shows them. */
const symbolOf = (object, name) => Object.getOwnPropertySymbols(object).find(({ description }) => description === name);
function forgedHandle(fd) {
  const blob = new Blob(['x']);
  blob[symbolOf(Blob.prototype, 'messaging_clone_symbol')] = () => ({
    data: { handle: { fd } },
    deserializeInfo: 'internal/fs/promises:FileHandle',
  });
  return structuredClone(blob);
}

/** With nothing but what every script has. `port` is the operator's, `fd` another shopper's connection. */
exports.bare = {
  fetch: ({ port }) => fetch(`http://127.0.0.1:${port}/`),
  'fetch by name': ({ port }) => fetch(`http://localhost:${port}/`),
  'fetch over TLS': ({ port }) => fetch(`https://127.0.0.1:${port}/`),
  WebSocket: ({ port }) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
      socket.onopen = resolve;
      socket.onerror = ({ error }) => reject(error ?? new Error('closed'));
    }),
  'a module of Node': () => process.getBuiltinModule('node:net').Socket,
  'the whole environment': () => process.report.getReport().environmentVariables.SECRET,
  "the shell's secret": () => {
    const heard = [];
    const { from } = Buffer;
    Buffer.from = (...asked) => heard.push(asked[0]) && from.apply(Buffer, asked);
    given.mintFormStamp();
    Buffer.from = from;
    return heard.includes('the secret of form stamps');
  },
  'another by its number': async ({ fd }) => (await forgedHandle(fd).write('stolen')).bytesWritten,
  'a forged FileHandle': ({ fd }) => forgedHandle(fd),
  'open connections': () => process._getActiveHandles(),
  'requests under way': () => process._getActiveRequests(),
  'a signal': () => process.kill(process.pid, 0),
  'a signal by its number': () => process._kill(process.pid, 0) === 0,
};

/** With Node's modules in hand. */
exports.held = {
  'net.connect': ({ port }) => events(node('net').connect(port, '127.0.0.1'), 'connect'),
  'net.connect to IPv6': ({ port }) => events(node('net').connect(port, '::1'), 'connect'),
  'net.connect with a lookup of its own': ({ port }) =>
    events(
      node('net').connect({
        port,
        host: 'a.example',
        lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      }),
      'connect',
    ),
  'a local socket': ({ local }) => events(node('net').connect(local), 'connect'),
  'net.Server': () => events(node('net').createServer().listen(0, '127.0.0.1'), 'listening'),
  'a server on a local socket': () => events(node('net').createServer().listen('\0hostile'), 'listening'),
  'http.request': ({ port }) => events(node('http').get({ port, host: '127.0.0.1' }), 'response'),
  'https.request': ({ port }) => events(node('https').get({ port, host: '127.0.0.1' }), 'response'),
  'tls.connect': ({ port }) => events(node('tls').connect({ port, host: '127.0.0.1' }), 'secureConnect'),
  'http2.connect': ({ port }) => events(node('http2').connect(`http://127.0.0.1:${port}`), 'connect'),
  'dgram.send': ({ udp }) => callback((done) => node('dgram').createSocket('udp4').send('x', udp, '127.0.0.1', done)),
  'dgram.bind': () => events(node('dgram').createSocket('udp4').bind(0), 'listening'),
  'dns.lookup': () => callback((done) => node('dns').lookup('localhost', done)),
  'dns.promises.lookup': () => node('dns').promises.lookup('localhost'),
  'dns.lookupService': () => callback((done) => node('dns').lookupService('127.0.0.1', 22, done)),
  'dns.Resolver': ({ udp }) => {
    const resolver = new (node('dns').Resolver)({ timeout: 200, tries: 1 });
    resolver.setServers([`127.0.0.1:${udp}`]);
    return callback((done) => resolver.resolve4('secret.example', done));
  },
  'dns.promises.Resolver': ({ udp }) => {
    const resolver = new (node('dns/promises').Resolver)({ timeout: 200, tries: 1 });
    resolver.setServers([`127.0.0.1:${udp}`]);
    return resolver.resolve4('secret.example');
  },
  'worker_threads.Worker': () =>
    events(
      new (node('worker_threads').Worker)('require("worker_threads").parentPort.postMessage(1)', { eval: true }),
      'message',
    ),
  'inspector.Session': () => {
    const session = new (node('inspector').Session)();
    session.connectToMainThread();
    return callback((done) => session.post('Runtime.evaluate', { expression: '1' }, done));
  },
  'inspector/promises.Session': () => new (node('inspector/promises').Session)().connect() ?? 'connected',
  'inspector.open': () => node('inspector').open(0) ?? 'open',
  'cluster.fork': () => node('cluster').setupPrimary() ?? 'set up',
  'module.register': () => node('module').register('data:text/javascript,') ?? 'registered',
  'v8.setFlagsFromString': () => node('v8').setFlagsFromString('--allow-natives-syntax') ?? 'set',
  'a leaked dgram.Socket': ({ udp }) => callback((done) => given.held.leaked.socket.send('x', udp, '127.0.0.1', done)),
  'a leaked Resolver': ({ udp }) => {
    given.held.leaked.resolver.setServers([`127.0.0.1:${udp}`]);
    return callback((done) => given.held.leaked.resolver.resolve4('secret.example', done));
  },
  'a leaked FileHandle': async ({ sent }) => {
    const { handle } = given.held.leaked;
    handle[symbolOf(handle, 'kFd')] = sent;
    return (await handle.read(Buffer.alloc(9), 0, 9, 0)).buffer;
  },
  'the class of a leaked FileHandle': async ({ fd }) => {
    const forged = new given.held.leaked.handle.constructor({ fd });
    return (await forged.write('stolen')).bytesWritten;
  },
  'fs.writeSync': ({ fd }) => node('fs').writeSync(fd, 'stolen'),
  'fs.write': ({ fd }) => callback((done) => node('fs').write(fd, 'stolen', done)),
  'fs.writevSync': ({ fd }) => node('fs').writevSync(fd, [Buffer.from('stolen')]),
  'fs.writeFileSync': ({ fd }) => node('fs').writeFileSync(fd, 'stolen') ?? 'written',
  'fs.appendFile': ({ fd }) => callback((done) => node('fs').appendFile(fd, 'stolen', done)).then(() => 'written'),
  'fs.createWriteStream': ({ fd }) =>
    events(node('fs').createWriteStream('', { fd, autoClose: false }).end('x'), 'finish'),
  'fs.readSync': ({ sent }) => node('fs').readSync(sent, Buffer.alloc(9)),
  'fs.read': ({ sent }) => callback((done) => node('fs').read(sent, Buffer.alloc(9), 0, 9, 0, done)),
  'fs.readFile': ({ sent }) => callback((done) => node('fs').readFile(sent, 'utf8', done)),
  'fs.readFileSync': ({ sent }) => node('fs').readFileSync(sent, 'utf8') || 'read',
  'fs.createReadStream': ({ sent }) =>
    events(node('fs').createReadStream('', { fd: sent, autoClose: false }).resume(), 'end'),
  'fs.fstatSync': ({ fd }) => node('fs').fstatSync(fd).ino,
  'fs.ftruncateSync': ({ sent }) => node('fs').ftruncateSync(sent, 9) ?? 'cut',
  'fs.promises.open': ({ readable }) => node('fs').promises.open(readable),
  'fs.promises.writeFile': ({ state }) =>
    node('fs')
      .promises.writeFile(state, 'altered')
      .then(() => 'written'),
  'the state of the shell': ({ state }) => node('fs').writeFileSync(state, 'altered') ?? 'written',
  'the state, by a flag': async ({ state }) => {
    await callback((done) => node('fs').readFile(state, { flag: 'w+' }, done));
    return node('fs').statSync(state).size === 0;
  },
  'the state, opened': ({ state }) => node('fs').openSync(state, 'r+'),
  'tty.ReadStream of a number': ({ fd }) => new (node('tty').ReadStream)(fd),
  'net.Socket of a number': ({ fd }) =>
    callback((done) => new (node('net').Socket)({ fd }).write('stolen', done)).then(() => 'written'),
};

exports.api = {
  fetch: async ({ api, apiPort }) => (await fetch(`http://${api.includes(':') ? `[${api}]` : api}:${apiPort}/`)).text(),
};
