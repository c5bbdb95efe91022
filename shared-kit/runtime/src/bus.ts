import { eventSchemas } from '@shared-kit/events/event-schemas';
import { events } from '@shared-kit/events/events';
import type { EventEnvelope, EventPayload, EventType } from '@shared-kit/events/events';

type Listener = (envelope: EventEnvelope<EventType>) => void;
type Origin = EventEnvelope<EventType>['origin'];

/** In production one event in so many is checked. */
const PRODUCTION_SAMPLE = 20;

const retained = new Map<EventType, EventEnvelope<EventType>>();
const listeners = new Map<EventType, Set<Listener>>();
/** What a server renders is nobody's tab: who listened there would be told of others' visitors, and kept as long as the process. */
const isTab = typeof window !== 'undefined';
const channel = isTab && 'BroadcastChannel' in window ? new BroadcastChannel('dealer-events') : null;
let emitted = 0;

function malformed(
  { type, payload, origin }: EventEnvelope<EventType>,
  schemas: typeof eventSchemas,
): TypeError | null {
  const parsed = schemas[type].safeParse(payload);
  return parsed.success
    ? null
    : new TypeError(`${origin.name}@${origin.version} emitted a malformed ${type}: ${parsed.error.message}`);
}

/** Strict outside production. In it by sample, and the schemas are only loaded then. */
function check(envelope: EventEnvelope<EventType>): void {
  if (process.env.NODE_ENV !== 'production') {
    const error = malformed(envelope, eventSchemas);
    if (error) throw error;
    return;
  }
  emitted += 1;
  if (emitted % PRODUCTION_SAMPLE !== 0) return;
  void import('@shared-kit/events/event-schemas').then((loaded) => {
    const error = malformed(envelope, loaded.eventSchemas);
    if (error) console.error(error);
  });
}

function deliver(envelope: EventEnvelope<EventType>): void {
  if (events[envelope.type].retained) retained.set(envelope.type, envelope);
  for (const listener of listeners.get(envelope.type) ?? []) notify(listener, envelope);
}

function notify(listener: Listener, envelope: EventEnvelope<EventType>): void {
  try {
    listener(envelope);
  } catch (error) {
    // One subscriber's bug is nobody else's.
    console.error(`A subscriber of ${envelope.type} threw`, error);
  }
}

channel?.addEventListener('message', ({ data }: MessageEvent<EventEnvelope<EventType>>) => {
  if (!events[data.type]?.crossTab || events[data.type].major !== data.major) return;
  // Another tab may run another release: what it says is checked before anybody hears it.
  void import('@shared-kit/events/event-schemas').then(({ eventSchemas: schemas }) => {
    if (!malformed(data, schemas)) deliver(data);
  });
});

/** Typed events between remotes: the only way one speaks to another, beside slots. */
export const bus = {
  /**
   * Listens to one type of event. Subscribe at module level and buffer: effects of
   * children run before those of the shell. Of a type that is retained, the last one comes at once.
   *
   * On a server nobody listens.
   *
   * @returns a function that stops listening.
   */
  on<Type extends EventType>(
    type: Type,
    listener: (payload: EventPayload<Type>, envelope: EventEnvelope<Type>) => void,
  ): () => void {
    if (!isTab) return () => {};
    const added: Listener = (envelope) =>
      listener(envelope.payload as EventPayload<Type>, envelope as EventEnvelope<Type>);
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set.add(added));
    const last = retained.get(type);
    if (last) notify(added, last);
    return () => set.delete(added);
  },

  /**
   * Publishes an event in this tab, and in the site's other tabs where its type says so.
   *
   * @throws {TypeError} for a payload its schema refuses, outside production.
   */
  emit<Type extends EventType>(type: Type, payload: EventPayload<Type>, origin: Origin): void {
    const envelope = { type, major: events[type].major, payload, origin } as EventEnvelope<EventType>;
    check(envelope);
    if (!isTab) return;
    deliver(envelope);
    if (events[type].crossTab) channel?.postMessage(envelope);
  },
};
