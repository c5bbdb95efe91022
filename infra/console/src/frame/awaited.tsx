import { ErrorState } from '@shared-kit/ui/message/error-state';
import { Skeleton } from '@shared-kit/ui/message/skeleton';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import type { Failure } from '../api/ask';

type AwaitedProps<T> = {
  /** What is on its way: "releases". */
  of: string;
  from: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

/** What the platform said; a sketch while it has not, and when it cannot, why and the way on. Old news stay in view, marked. */
export function Awaited<T>({ of, from: { data, error, refetch }, children }: AwaitedProps<T>) {
  const failure = error as Failure | undefined;
  const onRetry = () => void refetch();
  if (data === undefined && failure)
    return <ErrorState title={`The ${of} cannot be shown`} text={wordsOf(failure)} onRetry={onRetry} />;
  if (data === undefined)
    return (
      <div role="status" aria-busy aria-label={`Loading ${of}`}>
        <Stack gap={12}>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="most" />
        </Stack>
      </div>
    );
  return (
    <>
      {failure && <ErrorState title="What you see may be out of date" text={wordsOf(failure)} onRetry={onRetry} />}
      {children(data)}
    </>
  );
}

function wordsOf(failure: Failure): string {
  return failure.detail || 'Something went wrong.';
}
