import { createContext, useCallback, useContext } from 'react';
import type { EventPayload, EventType } from '@shared-kit/events/events';
import { bus } from './bus';

/** Which remote and version the code below belongs to. The shell sets it around every page and widget. */
export const RemoteOriginContext = createContext({ name: 'shell', version: '0.0.0' });

/** Publishes events in the name of the remote that calls it. */
export function useEmit() {
  const origin = useContext(RemoteOriginContext);
  return useCallback(
    <Type extends EventType>(type: Type, payload: EventPayload<Type>) => bus.emit(type, payload, origin),
    [origin],
  );
}
