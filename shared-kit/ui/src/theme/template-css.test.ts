import { templates } from '@shared-kit/contracts/site/template';
import type { Template } from '@shared-kit/contracts/site/template';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headerColour } from '@shared-kit/domain/site/template-parts';
import { templateCss } from './template-css';

const root = resolve(import.meta.dirname, '../../../..');

/** The tokens of a sheet, those of a wide screen with a mark. */
function tokens(template: Template): Map<string, string> {
  const [all = '', wide = ''] = templateCss(template).split('@media');
  const read = (sheet: string, mark: string) =>
    [...sheet.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [`${name}${mark}`, value!] as const);
  return new Map([...read(all, ''), ...read(wide.split('[data-hero]')[0]!, ' wide')]);
}

test.each(templates)('%s says everything that a group says: a page has no token without a value', (template) => {
  expect([...tokens(template).keys()]).toEqual(expect.arrayContaining([...tokens('group').keys()]));
});

test('no two templates compose a first picture, space their sections and lay their cards alike', () => {
  for (const name of ['--hero wide', '--section wide', '--header-line'])
    expect(new Set(templates.map((template) => tokens(template).get(name))).size).toBeGreaterThan(1);
  const looks = templates.map((template) => [...tokens(template).values()].join());
  expect(new Set(looks).size).toBe(templates.length);
});

test('what a template sets is drawn somewhere', () => {
  const styles = globSync('{shared-kit/ui,shell,mfe-*}/src/**/*.{css,ts}', { cwd: root })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  const unused = [...tokens('yard').keys()].filter((name) => !styles.includes(`var(${name.split(' ')[0]}`));

  expect(unused).toEqual([]);
});

test('a sheet stays small: it is asked for before a page is drawn', () => {
  for (const template of templates) expect(templateCss(template).length).toBeLessThan(5400);
});

test.each(templates)('a browser’s own bar goes on with the header of %s', (template) => {
  const theme = { ground: 'var(--ground)', brand: 'var(--brand)' };
  expect(tokens(template).get('--header')).toBe(headerColour({ template, theme }));
});

test('each template draws something of its own: ways, a large top, pairs, halves under a band', () => {
  const own = { group: '[data-ways]', brand: 'font-size: var(--text-48)', subscription: '> h3', yard: 'border-image' };
  for (const template of templates)
    for (const [whose, rule] of Object.entries(own))
      expect([template, whose, after(template).includes(rule)]).toEqual([template, whose, has(template, whose)]);

  function after(template: Template): string {
    return templateCss(template).split('[data-search] {')[1]!;
  }
  function has(template: Template, whose: string): boolean {
    return template === whose || (template === 'yard' && whose === 'subscription');
  }
});
