import { pino } from 'pino';
import type { Level, Logger } from 'pino';

/** Structured lines on standard output, alike from each thread; cookies are never among them. */
export function shellLog(level: Level | 'silent'): Logger {
  return pino({ level, name: 'shell', redact: ['req.headers.cookie'] });
}
