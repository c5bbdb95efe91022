import { join, relative, resolve } from 'node:path';
import { configSchema as apiSchema } from '@infra/api/config';
import { z } from 'zod';
import { environmentSchema, readConfig } from '../config';
import { processSpecs } from '../process-specs';
import { releaseVariables, toolVariables } from './tool-variables';

type Field = { description?: string; secret?: boolean; default?: unknown };
type Group = { title: string; schema: z.ZodObject; says: (name: string) => string };

const ROOT = resolve(import.meta.dirname, '../../../..');
const HEAD = [
  '# Every variable that the platform reads, made from the configuration schemas by `npm run env:example`: change those.',
  '# Each line holds the default. Copy to .env, take the # away from what you change, and start with it:',
  '#   set -a; . ./.env; set +a; npm start',
];
const BY_NPM_START = 'npm start says it itself: yours counts where the process is started alone.';

/** The text of `.env.example`: each variable once, with its default, what it is, and whether it is a secret. */
export async function envExample(): Promise<string> {
  const { configSchema: shellSchema } = (await import(join(ROOT, 'shell/src/server/config.ts'))) as {
    configSchema: z.ZodObject;
  };
  const reaches = passedOn();
  const groups: Group[] = [
    { title: 'The platform: npm start and what it passes on', schema: environmentSchema, says: () => '' },
    { title: 'Release keys', schema: releaseVariables, says: () => '' },
    { title: 'The API and its worker', schema: apiSchema, says: (name) => (reaches('api', name) ? '' : BY_NPM_START) },
    { title: 'The shell', schema: shellSchema, says: (name) => (reaches('shell', name) ? '' : BY_NPM_START) },
    { title: 'Tests and benchmarks', schema: toolVariables, says: () => '' },
  ];
  const seen = new Set<string>();
  const written = groups.map(({ title, schema, says }) => {
    const fresh = Object.keys(schema.shape).filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    const fields = fieldsOf(schema);
    return [`# ---- ${title}`, ...fresh.flatMap((name) => ['', ...entry(name, fields[name] ?? {}, says(name))])];
  });
  return [HEAD, ...written].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function entry(name: string, { description, secret, default: value }: Field, origin: string): string[] {
  if (!description) throw new Error(`${name} has no description in its schema: give it one with .describe(…)`);
  const words = [description, ...(secret ? ['Secret.'] : []), ...(origin ? [origin] : [])];
  return [`# ${words.join(' ')}`, `#${name}=${textOf(value)}`];
}

/** What JSON Schema says of each field; a default that it cannot say is what the schema makes of nothing. */
function fieldsOf(schema: z.ZodObject): Record<string, Field> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const said = properties[name] as Field;
      return [name, 'default' in said ? said : { ...said, default: z.safeParse(field, undefined).data as unknown }];
    }),
  );
}

/** A path inside the checkout is written from there, one elsewhere not at all: it differs between machines. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!text.startsWith('/')) return text;
  return text.startsWith(`${ROOT}/`) ? relative(ROOT, text) : '';
}

/** Whether a variable of the terminal reaches a process that `npm start` runs: tried with the very function that wires them. */
function passedOn() {
  const names = Object.keys(apiSchema.shape);
  return (process: 'api' | 'shell', name: string): boolean => {
    const environment = Object.fromEntries([...names, name].map((each) => [each, 'of the terminal']));
    const specs = processSpecs({
      ...{ root: ROOT, config: readConfig({}), environment, trustedKey: 'sha256:0' },
      ...{ appUrl: 'postgres://app', smtpUrl: 'smtp://mail', sessionSecret: 'secret', vapidKey: 'secret' },
    });
    return specs[process].env[name] === 'of the terminal';
  };
}
