import { ContentUsageError, readContentArguments } from './content-arguments';

const read = (line: string) => readContentArguments(line.split(' ').filter(Boolean));

test.each([
  ['', { name: 'help' }],
  ['list corella', { name: 'list', site: 'corella' }],
  ['import corella page.yaml --note spring', { name: 'import', site: 'corella', file: 'page.yaml', note: 'spring' }],
  ['export corella /fleet', { name: 'export', site: 'corella', path: '/fleet', version: undefined }],
  ['preview corella /fleet --version 3', { name: 'preview', site: 'corella', path: '/fleet', version: 3 }],
  [
    'end corella /eofy --to /specials',
    { name: 'end', site: 'corella', path: '/eofy', movedTo: '/specials', confirmed: false },
  ],
  ['end corella /eofy --confirm', { name: 'end', site: 'corella', path: '/eofy', movedTo: null, confirmed: true }],
  ['pictures corella', { name: 'pictures', site: 'corella' }],
  [
    'picture corella yard.jpg --alt yard --focus 40,100',
    { name: 'picture', site: 'corella', file: 'yard.jpg', alt: 'yard', focus: { x: 40, y: 100 } },
  ],
  ['revert corella /fleet --to 0', { name: 'revert', site: 'corella', path: '/fleet', to: 0 }],
])('%j is a command', (line, command) => {
  expect(read(line)).toEqual(command);
});

test('a page is published now, or at a time that says its offset', () => {
  expect(read('publish corella /fleet')).toMatchObject({ at: null, confirmed: false });
  expect(read('publish corella /fleet --at 2026-12-01T09:00+10:00 --confirm')).toMatchObject({
    ...{ at: new Date('2026-11-30T23:00:00Z'), confirmed: true },
  });
});

test.each([
  'paint corella',
  'list',
  'export corella',
  'list corella --note x',
  'picture corella yard.jpg',
  'picture corella yard.jpg --alt x --focus 45,60',
  'pictures corella --alt x',
  'revert corella /fleet',
  'revert corella /fleet --to last',
  'publish corella /fleet --at 2026-12-01T09:00',
  'publish corella /fleet --at soon',
])('%j is refused in words, with what there is', (line) => {
  expect(() => read(line)).toThrow(ContentUsageError);
  expect(() => read(line)).toThrow('npm run content -- COMMAND');
});
