import { SiteUsageError, readSiteArguments } from './site-arguments';

const read = (line: string) => readSiteArguments(line.split(' ').filter((word) => word !== ''));

test.each([
  ['', { name: 'help' }],
  ['import a.yaml b.yaml --note why', { name: 'import', files: ['a.yaml', 'b.yaml'], note: 'why' }],
  ['preview a.yaml', { name: 'preview', file: 'a.yaml' }],
  ['export corella', { name: 'export', site: 'corella' }],
  ['check', { name: 'check', files: [], candidate: null }],
  ['check a.yaml', { name: 'check', files: ['a.yaml'], candidate: null }],
  ['revert corella', { name: 'revert', site: 'corella', to: undefined }],
  ['revert corella --to 3', { name: 'revert', site: 'corella', to: 3 }],
])('reads "%s"', (line, command) => {
  expect(read(line)).toEqual(command);
});

test('a candidate is a remote and its manifest', () => {
  expect(read('check --remote mfe-search --manifest r.json')).toEqual({
    name: 'check',
    files: [],
    candidate: { remote: 'mfe-search', manifest: 'r.json' },
  });
});

test.each([
  ['check --remote mfe-search', '--remote needs --manifest'],
  ['check --manifest r.json', '--manifest needs --remote'],
  ['check a.yaml --remote mfe-search --manifest r.json', 'either FILEs or a --remote'],
  ['export corella --remote mfe-search', 'export takes no --remote'],
  ['preview a.yaml --note why', 'preview takes no --note'],
  ['import', 'import needs a FILE'],
  ['preview a.yaml b.yaml', 'preview needs one FILE'],
  ['revert corella --to second', '--to second: a version is a whole number'],
  ['toString corella', 'There is no command "toString"'],
  ['check --remotes mfe-search', "Unknown option '--remotes'"],
])('refuses "%s" and shows the usage', (line, reason) => {
  expect(() => read(line)).toThrow(SiteUsageError);
  expect(() => read(line)).toThrow(reason);
  expect(() => read(line)).toThrow('npm run site -- COMMAND');
});
