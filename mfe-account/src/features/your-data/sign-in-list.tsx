import type { SignIns } from '@shared-kit/contracts/account/account.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import * as rows from '../../rows/rows.module.css';
import * as s from './your-data.module.css';

const END_FORM = 'sign-ins-end';

/** Each sign-in with the way to end it, and all at once. */
export function SignInList({ signIns }: { signIns: SignIns['sign_ins'] }) {
  const site = useSite();
  return (
    <>
      <ul className={`${rows.list} ${s.list}`}>
        {signIns.map(({ id, device, since, used, is_this: isThis }) => (
          <li key={id} className={rows.item}>
            <div>
              <p>{nameOf(device, isThis)}</p>
              <p className={rows.small}>
                Used {used}, signed in since {since}
              </p>
            </div>
            <EndForm id={id} label={isThis ? 'Sign out here' : 'Sign it out'} since={since} />
          </li>
        ))}
      </ul>
      <p>{`These are at ${site.name}. Signing out everywhere ends them and all others with your number at the sites of ${site.group_name}, this browser’s too.`}</p>
      <EndForm id="" label="Sign out everywhere" />
    </>
  );
}

/** "Safari on iPhone, this browser". */
function nameOf(device: string, isThis: boolean): string {
  if (device === '') return isThis ? 'This browser' : 'Another browser';
  return isThis ? `${device}, this browser` : device;
}

function EndForm({ id, label, since }: { id: string; label: string; since?: string }) {
  return (
    <form method="post">
      <input type="hidden" name="_form" value={END_FORM} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="s" {...(since && { 'aria-label': `${label}: since ${since}` })}>
        {label}
      </Button>
    </form>
  );
}
