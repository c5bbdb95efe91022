import { cruiseFiles } from './testing/cruise-files';
import type { Violation } from './testing/cruise-files';

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

let violations: Violation[];

beforeAll(() => {
  const files = Object.fromEntries([
    ...imported.map((path) => [`infra/api/src/${path}`, 'export type X = 1;']),
    ['infra/api/src/modules/stock/two.ts', "import type { X } from './one';\nexport type Y = X;"],
    ...cases.map(([, path, code]) => [`infra/api/src/${path}`, code]),
    ...beside.map(([, path, code]) => [`infra/${path}`, code]),
  ]) as Record<string, string>;
  violations = cruiseFiles('.dependency-cruiser.cjs', 'infra', files);
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
