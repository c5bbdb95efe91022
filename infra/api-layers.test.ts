import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const SERVICES = 'api-modules-meet-through-services';
const LAYERS = 'api-modules-stand-in-layers';

/** A file, what it imports, and the rules that this breaks. Of the API's sources, none of which exists. */
const cases = [
  ['accepts a service of a lower layer', 'modules/bookings/a.ts', "import '../leads/x.service';", []],
  ['accepts a port of one, two folders down', 'modules/spins/b/a.ts', "import '../../leads/x.port';", []],
  ['accepts anything of the own module', 'modules/leads/desk/a.ts', "import '../leads.repository';", []],
  ['rejects another file of a lower layer', 'modules/spins/a.ts', "import '../leads/leads.repository';", [SERVICES]],
  ['rejects a type of one', 'modules/links/a.ts', "import type { X } from '../leads/leads.repository';", [SERVICES]],
  ['rejects a service of a higher layer', 'modules/leads/a.ts', "import '../bookings/x.service';", [LAYERS]],
  ['rejects a type of one of them', 'modules/stock/a.ts', "import type { X } from '../leads/x.port';", [LAYERS]],
  ['rejects a service of the same layer', 'modules/bookings/b.ts', "import '../spins/x.service';", [LAYERS]],
  [
    'rejects a module without a layer',
    'modules/new/a.ts',
    "import '../leads/x.service';",
    ['api-modules-have-a-layer'],
  ],
  [
    'rejects a way round',
    'helper.ts',
    "import './modules/leads/x.service';",
    ['api-modules-are-put-together-above-them'],
  ],
  ['rejects a circle of types', 'modules/stock/one.ts', "import type { X } from './two';", ['no-cycles']],
  ['accepts what puts them together', 'form-effects.ts', "import './modules/leads/x.service';", []],
  [
    'rejects a module that asks for it',
    'modules/rego/a.ts',
    "import '../../form-effects';",
    ['api-modules-know-not-what-puts-them-together'],
  ],
] as const;

const BESIDE = 'programs-beside-the-api-use-its-services';

/** The same of programs beside the API. */
const beside = [
  ['accepts a service', 'demo/a.ts', "import '../api/src/modules/leads/x.service';", []],
  ['rejects a repository', 'platform/a.ts', "import '../api/src/modules/leads/leads.repository';", [BESIDE]],
  [
    'rejects a type of one',
    'releases/a.ts',
    "import type { X } from '../api/src/modules/leads/leads.repository';",
    [BESIDE],
  ],
  ['accepts that a bench measures one', 'bench/a.ts', "import '../api/src/modules/leads/leads.repository';", []],
] as const;

const imported = [
  'modules/leads/x.service.ts',
  'modules/leads/x.port.ts',
  'modules/leads/leads.repository.ts',
  'modules/bookings/x.service.ts',
  'modules/spins/x.service.ts',
];

type Violation = { from: string; rule: { name: string } };
type Cruised = { summary: { violations: Violation[] } };

let violations: Violation[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'api-layers-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('tsconfig.json', '{}');
  for (const path of imported) write(`infra/api/src/${path}`, 'export type X = 1;\n');
  write('infra/api/src/modules/stock/two.ts', "import type { X } from './one';\nexport type Y = X;\n");
  for (const [, path, code] of cases) write(`infra/api/src/${path}`, `${code}\nexport {};\n`);
  for (const [, path, code] of beside) write(`infra/${path}`, `${code}\nexport {};\n`);
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const rules = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const said = execFileSync(process.execPath, [cruiser, ...rules, 'infra'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  violations = (JSON.parse(said) as Cruised).summary.violations;
}, 60_000);

test.each(cases)("the layers of the API's modules: %s", (_name, path, _code, rules) => {
  const broken = violations.filter(({ from }) => from === `infra/api/src/${path}`);
  // One rule for each layer, numbered.
  expect(broken.map(({ rule }) => rule.name.replace(/-\d+$/, ''))).toEqual(rules);
});

test.each(beside)("programs beside the API and its modules' inside: %s", (_name, path, _code, rules) => {
  const broken = violations.filter(({ from }) => from === `infra/${path}`);
  expect(broken.map(({ rule }) => rule.name)).toEqual(rules);
});
