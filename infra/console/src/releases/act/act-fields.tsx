import type { DeskSite } from '@shared-kit/contracts/server/release-desk.contract';
import { TextField } from '@shared-kit/ui/form/text-field';
import type { Plan } from './plan';

type ActFieldsProps = {
  plan: Plan;
  sites: readonly DeskSite[];
  errors: Readonly<Record<string, string[]>>;
};

const FIRST_STEP_BPS = 1000;
const SITE_LIST = 'act-sites';

/** What a plan leaves open. */
export function ActFields({ plan, sites, errors }: ActFieldsProps) {
  if (plan.act === 'roll')
    return (
      <>
        <TextField
          label="Share of visitors"
          name="weightBps"
          type="number"
          inputMode="decimal"
          suffix="%"
          min={0}
          max={100}
          step={0.01}
          required
          defaultValue={(plan.weightBps ?? FIRST_STEP_BPS) / 100}
          errors={errors['weightBps']}
        />
        <TextField
          label="Only on these sites"
          name="sites"
          optional
          help="Short names with commas between them; empty for all sites."
          defaultValue={plan.rollout?.sites.join(', ') ?? ''}
          autoComplete="off"
          errors={errors['sites']}
        />
      </>
    );
  if (plan.act === 'pin')
    return (
      <>
        <TextField
          label="Site"
          name="site"
          list={SITE_LIST}
          required
          autoComplete="off"
          help="Its short name."
          errors={errors['site']}
        />
        <datalist id={SITE_LIST}>
          {sites.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </datalist>
      </>
    );
  return null;
}

/** What the form has no field for is said above it. */
export function hasField(plan: Plan, field: string): boolean {
  if (plan.act === 'roll') return field === 'weightBps' || field === 'sites';
  return plan.act === 'pin' && field === 'site';
}
