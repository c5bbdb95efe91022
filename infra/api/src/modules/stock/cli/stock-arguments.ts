import { parseArgs } from 'node:util';
import { StockRefusal } from '../stock-refusal';

export const USAGE = `npm run stock -- COMMAND --group GROUP

  import FILE [--mapping FILE] [--allow-shrink]   take a .csv or .json feed into the group's stock
  revert ID|last [--allow-shrink]                 take an import back
  report [ID]                                     what was imported; with ID its refused rows

Without --mapping the feed's columns must have our field names (infra/api/src/modules/stock/README.md).
--allow-shrink accepts that more than 20 % of a dealership's cars vanish.
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

export type StockCommand =
  | { name: 'help' }
  | { name: 'import'; group: string; file: string; mapping: string | undefined; allowShrink: boolean }
  | { name: 'revert'; group: string; which: string; allowShrink: boolean }
  | { name: 'report'; group: string; importId: string | undefined };

/** @throws {StockRefusal} for a command line that says no command. */
export function readStockArguments(argv: string[]): StockCommand {
  const { values, positionals } = parse(argv);
  const [name = 'help', operand] = positionals;
  if (name === 'help' || values.help) return { name: 'help' };
  const group = values.group ?? refuse('--group is missing');
  switch (name) {
    case 'import':
      return {
        name,
        group,
        file: operand ?? refuse('import needs a FILE'),
        mapping: values.mapping,
        allowShrink: values['allow-shrink'],
      };
    case 'revert':
      return {
        name,
        group,
        which: operand ?? refuse('revert needs the number of an import, or "last"'),
        allowShrink: values['allow-shrink'],
      };
    case 'report':
      return { name, group, importId: operand };
    default:
      return refuse(`There is no command "${name}"`);
  }
}

function parse(argv: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        group: text,
        mapping: text,
        'allow-shrink': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): never {
  throw new StockRefusal(`${reason}\n\n${USAGE}`);
}
