import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import type { Plan } from './plan';

type ActFieldsProps = {
  plan: Plan;
  desk: Pick<ReleaseDesk, 'sites' | 'rings'>;
  errors: Readonly<Record<string, string[]>>;
};

const FIRST_STEP_BPS = 1000;
const SITE_LIST = 'act-sites';

/** What a plan leaves open. */
export function ActFields({ plan, desk, errors }: ActFieldsProps) {
  if (plan.act === 'roll') return <RollFields rollout={plan} rings={desk.rings} errors={errors} />;
  if (plan.act === 'pin')
    return (
      <>
        <TextField
          label="Site"
          name="site"
          list={SITE_LIST}
          required
          defaultValue={plan.site ?? ''}
          autoComplete="off"
          help="Its short name."
          errors={errors['site']}
        />
        <datalist id={SITE_LIST}>
          {desk.sites.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </datalist>
      </>
    );
  return null;
}

type RollFieldsProps = {
  rollout: Extract<Plan, { act: 'roll' }>;
  rings: ReleaseDesk['rings'];
  errors: ActFieldsProps['errors'];
};

/** A step of a rollout stays with its ring; a new one is for a ring, for some sites or for all. */
function RollFields({ rollout: { rollout, weightBps = FIRST_STEP_BPS }, rings, errors }: RollFieldsProps) {
  const ring = rollout?.ring ?? null;
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
        defaultValue={weightBps / 100}
        errors={errors['weightBps']}
      />
      {ring !== null && (
        <p>
          On ring {ring}, with the sites it has now.
          <input type="hidden" name="ring" value={ring} />
        </p>
      )}
      {!rollout && rings.length > 0 && (
        <Select
          label="Ring"
          name="ring"
          options={[
            { value: '', label: 'None' },
            ...rings.map(({ name, rule, sites }) => ({ value: name, label: `${name}: ${rule} (${sites.length})` })),
          ]}
          errors={errors['ring']}
        />
      )}
      {ring === null && (
        <TextField
          label="Only on these sites"
          name="sites"
          optional
          help="Short names with commas between them; empty for all sites or those of a ring."
          defaultValue={rollout?.sites.join(', ') ?? ''}
          autoComplete="off"
          errors={errors['sites']}
        />
      )}
    </>
  );
}

/** What the form has no field for is said above it. */
export function hasField(plan: Plan, field: string): boolean {
  if (plan.act === 'roll') return field === 'weightBps' || (field === 'ring' ? !plan.rollout : field === 'sites');
  return plan.act === 'pin' && field === 'site';
}
