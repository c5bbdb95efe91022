import config from './remote.config';

const gatesOf = (isGated: boolean) =>
  Object.fromEntries(
    config.routes.map(({ path, gate = 'none', gateFlag }) => [
      path,
      gateFlag === undefined || (gateFlag === 'finance_gated' && isGated) ? gate : 'none',
    ]),
  );

test('where a site gates finance every page that works figures out asks for a sign-in; a link to figures opens for all', () => {
  const open = { '/finance-quote': 'none' };
  const always = { '/credit-check': 'signed-in' };
  const calculators = ['/finance', '/finance-and-insurance', '/personalised/finance', '/finance-quote/new'];
  const calculating = (gate: string) => Object.fromEntries(calculators.map((path) => [path, gate]));

  expect(gatesOf(true)).toEqual({ ...calculating('signed-in'), ...always, ...open });
  expect(gatesOf(false)).toEqual({ ...calculating('none'), ...always, ...open });
});
