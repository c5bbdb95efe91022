import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { createDb } from '@infra/api/db/db';
import { noteAct } from '@infra/api/db/note-act';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { LEADS_COMMANDS, LeadsRefusal, namesInMails } from '@infra/api/modules/leads/tools.service';
import { keptMailsFolder } from '@infra/api/modules/messaging/kept-mails.service';
import { KeptMails } from '../outbox/kept-mails';
import { notedLeadsAct } from './noted-leads-act';

const USAGE = `npm run leads -- COMMAND

  list [--state dead|pending|delivered] [--form F] [--limit 50]    newest first
  show ID                                                          one lead: asked, agreed, shown, delivered
  redrive ID | redrive --dead                                      another 72 hours for dead ones; of ID, waiting ones at once
  export [--limit 10000]                                           print CSV, safe for spreadsheets
  access --email A | --phone N                                     all that is kept about a person, as JSON
  erase --email A | --phone N [--yes]                              blank a person out; an account goes by its phone
  revoke-links ID [--only booking|reservation|valuation|photos|spin]   the links of its mails open nothing any more
  restore-links ID [--only …]                                      they do again
  suspects                                                         what was held back as a robot's work
  release ID                                                       make a lead of a suspect
  reconcile                                                        stored = delivered + pending + dead
  routes                                                           where leads go beside the dealership's address
  route-add --group G --channel mail|webhook|sms --to T  conditions: --site --dealership --category --location
  route-rotate ID --group G                                        a new webhook secret; the one before it stays live
  route-remove ID --group G

Commands look at every site unless --site names one.
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ site: text, state: text, form: text, limit: text, email: text, phone: text, yes: flag, dead: flag },
  ...{ group: text, channel: text, to: text, dealership: text, category: text, location: text, only: text },
};

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options });
  const [name = 'help', ...words] = positionals;
  if (name === 'help') return [USAGE];
  const command = Object.hasOwn(LEADS_COMMANDS, name) ? LEADS_COMMANDS[name] : undefined;
  if (!command) throw new LeadsRefusal(`There is no command "${name}"\n\n${USAGE}`);
  const instance = instanceOf(env);
  const ownerDb = createDb(instance.databaseUrl(), { max: 2 });
  try {
    const act = notedLeadsAct(name, words, values);
    if (act) await noteAct(ownerDb, { ...act, actor: userInfo().username });
    const names = name === 'erase' && values.yes ? await namesInMails(ownerDb, values) : [];
    const lines = await command(ownerDb, words, values);
    const removed = await new KeptMails(keptMailsFolder(instance.dataDir)).removeNaming(names);
    return removed > 0 ? [...lines, `${removed} caught mails deleted.`] : lines;
  } finally {
    await ownerDb.$client.end();
  }
}

try {
  for (const line of await run(process.argv.slice(2), process.env)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
