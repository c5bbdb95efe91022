import type { DeskRemote, ReleaseConflict, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { use, useState } from 'react';
import { isConflict } from '../../api/ask';
import type { Failure } from '../../api/ask';
import { useActMutation } from '../../api/releases.api';
import { NoticeContext } from '../../frame/notice';
import { formatMoment } from '../../message/format';
import { ActFields, hasField } from './act-fields';
import * as s from './act-dialog.module.css';
import { backTo } from './back-to';
import { describePlan, isTakenBack } from './plan';
import type { Plan } from './plan';
import { toAct } from './to-act';

type ActDialogProps = {
  /** As it is now: it may change while the dialog is open. */
  remote: DeskRemote;
  desk: Pick<ReleaseDesk, 'sites' | 'rings'>;
  plan: Plan;
  onClose: () => void;
};

const FORM = 'act-form';
const DESPITE = 'althoughTakenBack';

/** In the place of a button that had the focus: it would fall to the page behind. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
const focused = (isInPlace: boolean) => (isInPlace ? takeFocus : undefined);

/**
 * Says what an act would do, asks what it leaves open, and does it. It is decided on the remote as it was when the dialog
 * opened: where somebody was quicker, it says what they did, and the decision is made anew.
 */
export function ActDialog({ remote, desk, plan, onClose }: ActDialogProps) {
  const [seen, setSeen] = useState(remote);
  const [looksAgain, setLooksAgain] = useState(false);
  const [act, { isLoading, error, reset }] = useActMutation();
  const notify = use(NoticeContext);
  const failure = error as Failure | undefined;
  const conflict = failure && isConflict(failure) ? failure : undefined;
  const { title, button, consequences } = describePlan(plan, seen);
  const isImpossible = plan.act === 'rollback' && backTo(seen, plan.ring) === null;

  async function carryOut(form: FormData) {
    const answer = await act(toAct(plan, seen, form));
    if (!answer.data) return;
    notify(`${remote.name}: ${answer.data.words}`);
    onClose();
  }

  function lookAgain() {
    setSeen(remote);
    setLooksAgain(true);
    reset();
  }

  return (
    <Dialog
      id="act"
      title={title}
      size="s"
      open
      onClose={onClose}
      footer={
        // Of one key they would be one element, and the press that looks again would also send what it has become.
        conflict ? (
          <Button
            key="look-again"
            ref={takeFocus}
            variant="primary"
            busy={remote.revision < conflict.revision}
            onClick={lookAgain}
          >
            Decide on what is so now
          </Button>
        ) : (
          <Button
            key="act"
            ref={focused(looksAgain)}
            type="submit"
            form={FORM}
            variant="primary"
            busy={isLoading}
            disabled={isImpossible}
          >
            {button}
          </Button>
        )
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void carryOut(new FormData(event.currentTarget));
        }}
      >
        <Stack>
          {conflict && <Conflict conflict={conflict} remote={remote.name} />}
          {failure && !conflict && <Refusal failure={failure} plan={plan} />}
          {consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ActFields plan={plan} desk={desk} errors={failure?.fieldErrors ?? {}} />
          <AllTheSame isAsked={isTakenBack(plan, seen)} failure={failure} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Asked as well where the platform says so: what automation took back may be a version that moves along. */
function AllTheSame({ isAsked, failure }: { isAsked: boolean; failure: Failure | undefined }) {
  const errors = failure?.fieldErrors[DESPITE];
  if (!isAsked && !errors) return null;
  return <Checkbox label="Give it to visitors all the same" name={DESPITE} required errors={errors} />;
}

function Conflict({ conflict, remote }: { conflict: ReleaseConflict; remote: string }) {
  return (
    <div className={s.warning} role="alert">
      <p className={s.what}>{remote} has changed since you looked. Nothing was done.</p>
      <ul>
        {conflict.changes.map(({ id, words, actor, at }) => (
          <li key={id}>
            {words} ({actor}, {formatMoment(at)})
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the platform refuses and no field of the form is about. */
function Refusal({ failure, plan }: { failure: Failure; plan: Plan }) {
  const elsewhere = Object.entries(failure.fieldErrors).filter(
    ([field]) => field !== DESPITE && !hasField(plan, field),
  );
  const isInFields = Object.keys(failure.fieldErrors).length > 0 && elsewhere.length === 0;
  if (isInFields) return null;
  const sentences = elsewhere.length > 0 ? elsewhere.flatMap(([, said]) => said) : [failure.detail];
  return (
    <div className={s.danger} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
