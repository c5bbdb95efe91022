import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { formatMoment } from '../message/format';
import type { Unsaved } from './use-unsaved';
import * as s from './unsaved.module.css';

type UnsavedNotesProps = { unsaved: Unsaved; onUse: (written: unknown) => void };

/** Offers what was typed before and never saved, and asks whoever leaves with something that is not saved. */
export function UnsavedNotes({ unsaved: { offered, settle, leaving }, onUse }: UnsavedNotesProps) {
  return (
    <>
      {offered && (
        <section className={s.offered} aria-label="Not saved before">
          <Stack gap={12}>
            <p role="status">
              You typed this at {formatMoment(offered.at)} and it was not saved. It is kept in this browser.
            </p>
            <Stack row gap={12}>
              <Button
                variant="primary"
                onClick={() => {
                  onUse(offered.written);
                  settle(offered);
                }}
              >
                Use what I typed
              </Button>
              <Button onClick={() => settle(offered)}>Discard it</Button>
            </Stack>
          </Stack>
        </section>
      )}
      {leaving && (
        <Dialog
          id="leaving-dialog"
          title="What you typed is not saved"
          size="s"
          open
          onClose={leaving.stay}
          footer={
            <Stack row gap={12}>
              <Button variant="primary" onClick={leaving.stay}>
                Stay here
              </Button>
              <Button onClick={leaving.leave}>Leave, and keep it in this browser</Button>
            </Stack>
          }
        >
          <p>Leave all the same? What you typed is offered to you here when you come back in this browser.</p>
        </Dialog>
      )}
    </>
  );
}
