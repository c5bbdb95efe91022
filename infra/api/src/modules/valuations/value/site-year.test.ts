import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { httpValuation } from './http-valuation.adapter';

/** New Year's morning in Brisbane, still the old year in Greenwich and in Perth. */
const MORNING = new Date('2026-12-31T15:00:00Z');
const vehicle = { make: 'Kia', model: 'Seltos', year: 2019, km: 40_000, condition: 'good' } as const;

test('the age of a trade-in is counted in the year of the site, not of Greenwich', async () => {
  // A provider that nobody can reach: whoever asks it fails, whoever does not ask has no estimate.
  const port = httpValuation('http://127.0.0.1:9/', 'key');
  const at = (time_zone: string) => {
    const config = { ...aSite(), time_zone, flags: flagsSchema.parse({}) };
    return port.estimate({ slug: 'site', group_slug: 'group', config }, vehicle, MORNING);
  };

  await expect(at('Australia/Brisbane')).resolves.toBeNull();
  await expect(at('Australia/Perth')).rejects.toThrow();
});
