import { notedLeadsAct } from './noted-leads-act';

const ID = '0b1c7a52-9f5e-4f0e-8f3d-6a5b8a4a1c11';

test.each([
  ['redrive', [ID], {}, { subject: ID, detail: {} }],
  ['redrive', [], { dead: true, site: 'corella' }, { subject: 'corella', detail: { dead: true, site: 'corella' } }],
  ['access', ['mia@dealer.example'], { email: 'mia@dealer.example' }, { subject: 'all sites', detail: {} }],
  ['erase', ['0412 345 678'], { yes: true, phone: '0412 345 678' }, { subject: 'all sites', detail: {} }],
  [
    'route-add',
    ['mia@dealer.example'],
    { group: 'tern', channel: 'mail', to: 'mia@dealer.example', location: 'coast' },
    { subject: 'tern', detail: { group: 'tern', channel: 'mail', location: 'coast' } },
  ],
  ['route-rotate', [ID], { group: 'tern' }, { subject: ID, detail: { group: 'tern' } }],
])('%s %p is noted without whom it is about', (name, words, given, noted) => {
  expect(notedLeadsAct(name, words, given)).toEqual({ area: 'leads', actorId: null, kind: name, ...noted });
});

test.each(['list', 'show', 'suspects', 'reconcile', 'routes', 'erase'])('%s looks, and is not noted', (name) => {
  expect(notedLeadsAct(name, [ID], {})).toBeNull();
});
