import { createContext, useCallback, useContext } from 'react';
import type { EventPayload, EventType } from '@shared-kit/events/events';
import { bus } from './bus';

/** Which remote and version some code belongs to, and in a widget also `{remote}/{widget}`. */
export type RemoteOrigin = { name: string; version: string; widget?: string };

/** Whose the code below is. The shell sets it around every page and widget. */
export const RemoteOriginContext = createContext<RemoteOrigin>({ name: 'shell', version: '0.0.0' });

/** Publishes events in the name of the remote that calls it. */
export function useEmit() {
  const origin = useContext(RemoteOriginContext);
  return useCallback(
    <Type extends EventType>(type: Type, payload: EventPayload<Type>) => bus.emit(type, payload, origin),
    [origin],
  );
}
