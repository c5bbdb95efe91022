// Preloaded into every supervised process: a supervisor that was killed must leave no orphans.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a process alive that has nothing else to do.
process.channel?.unref();
