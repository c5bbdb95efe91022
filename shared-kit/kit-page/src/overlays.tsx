import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { Button } from '@shared-kit/ui/form/button';
import { Confirm } from '@shared-kit/ui/overlay/confirm';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { ModalButton } from '@shared-kit/ui/overlay/modal-button';
import { Sheet } from '@shared-kit/ui/overlay/sheet';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { Toast, ToastRegion } from '@shared-kit/ui/message/toast';
import { useState } from 'react';
import { Specimen } from './specimen';

export function Overlays() {
  const [asking, setAsking] = useState(false);
  const [toast, setToast] = useState(0);
  return (
    <Specimen name="Dialog, sheet, toast and confirmation">
      <Stack row gap={12}>
        <Button onClick={() => setAsking(true)}>Open dialog</Button>
        <ModalButton opens="kit-filters">Open sheet</ModalButton>
        <Button onClick={() => setToast(toast + 1)}>Show toast</Button>
      </Stack>
      <Dialog
        id="kit-sign-in"
        title="Sign in to save cars"
        size="s"
        open={asking}
        onClose={() => setAsking(false)}
        footer={
          <Button variant="primary" onClick={() => setAsking(false)}>
            Send code
          </Button>
        }
      >
        <TextField label="Mobile" name="sign-in-phone" type="tel" help="We send a code by SMS" />
      </Dialog>
      <Sheet id="kit-filters" title="Filters" footer={<Button variant="primary">Show 1,204 cars</Button>}>
        <TextField label="Keyword" name="keyword" />
      </Sheet>
      <Confirm
        label="Cancel booking"
        keep="Keep the booking"
        question="Cancel the test drive on Friday?"
        consequences={['Others can have the time at once.']}
      >
        <Button>Yes, cancel it</Button>
      </Confirm>
      <ToastRegion>
        {toast > 0 && (
          <Toast
            key={toast}
            title="Saved"
            description="2021 Toyota Corolla"
            action={{ label: 'View list', href: WATCHLIST_PATH }}
            onDismiss={() => setToast(0)}
          />
        )}
      </ToastRegion>
    </Specimen>
  );
}
