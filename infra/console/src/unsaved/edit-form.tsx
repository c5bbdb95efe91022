import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ComponentProps, ReactNode } from 'react';
import { OthersHere } from '../frame/others-here';
import { SavedByOther } from '../frame/saved-by-other';
import { UnsavedNotes } from './unsaved-notes';

/** What a form of the desk is edited by: kept in this browser, saved, and settled with whoever saved meanwhile. */
type Edit = ComponentProps<typeof ErrorSummary> &
  Pick<ComponentProps<typeof UnsavedNotes>, 'unsaved'> & {
    requestId: string | undefined;
    problem: string | null | undefined;
    use: ComponentProps<typeof UnsavedNotes>['onUse'];
    save: () => Promise<unknown>;
    takeTheirs: () => void;
    saveOverTheirs: () => Promise<unknown>;
  };

type EditFormProps = Pick<ComponentProps<typeof OthersHere>, 'of' | 'others'> & {
  edit: Edit;
  /** What somebody else saved meanwhile, in words, and what of it is new. */
  newer: { said: string; changes?: ReactNode } | false | null;
  children: ReactNode;
};

/** A form whose text nobody loses: who else has it open, what was typed before, what was saved meanwhile, what is wrong. */
export function EditForm({ of, others, edit, newer, children }: EditFormProps) {
  return (
    <>
      <OthersHere of={of} others={others} />
      <UnsavedNotes unsaved={edit.unsaved} onUse={edit.use} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void edit.save();
        }}
      >
        <Stack gap={24}>
          {newer && (
            <SavedByOther
              said={newer.said}
              onTakeTheirs={edit.takeTheirs}
              onSaveMine={() => void edit.saveOverTheirs()}
            >
              {newer.changes}
            </SavedByOther>
          )}
          <ErrorSummary key={edit.requestId} errors={edit.errors} />
          {edit.problem && <p role="alert">{edit.problem}</p>}
          {children}
        </Stack>
      </form>
    </>
  );
}
