import { events } from '@shared-kit/events/events';
import type { EventEnvelope, EventPayload, EventType } from '@shared-kit/events/events';

type Listener = (envelope: EventEnvelope<EventType>) => void;
type Origin = EventEnvelope<EventType>['origin'];

/** One in so many events is checked in production; elsewhere every one is. */
const PRODUCTION_SAMPLE = 20;

const listeners = new Map<EventType, Set<Listener>>();
const channel = typeof window !== 'undefined' && 'BroadcastChannel' in window ? new BroadcastChannel('dealer-events') : null;
let emitted = 0;

function isChecked(): boolean {
  emitted += 1;
  return process.env.NODE_ENV !== 'production' || emitted % PRODUCTION_SAMPLE === 1;
}

function deliver(envelope: EventEnvelope<EventType>): void {
  for (const listener of listeners.get(envelope.type) ?? []) {
    try {
      listener(envelope);
    } catch (error) {
      // One subscriber's bug is nobody else's.
      console.error(`A subscriber of ${envelope.type} threw`, error);
    }
  }
}

channel?.addEventListener('message', ({ data }: MessageEvent<EventEnvelope<EventType>>) => {
  const known = events[data.type];
  if (known?.crossTab && known.major === data.major && known.payload.safeParse(data.payload).success) deliver(data);
});

/** Typed events between remotes: the only way one speaks to another, beside slots. */
export const bus = {
  /**
   * Listens to one type of event. Subscribe at module level and buffer: effects of
   * children run before those of the shell.
   *
   * @returns a function that stops listening.
   */
  on<Type extends EventType>(type: Type, listener: (payload: EventPayload<Type>, envelope: EventEnvelope<Type>) => void): () => void {
    const added: Listener = (envelope) => listener(envelope.payload as EventPayload<Type>, envelope as EventEnvelope<Type>);
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set.add(added));
    return () => set.delete(added);
  },

  /**
   * Publishes an event in this tab, and in the site's other tabs where its type says so.
   *
   * @throws {TypeError} for a payload its schema refuses: always outside production, by sample in it.
   */
  emit<Type extends EventType>(type: Type, payload: EventPayload<Type>, origin: Origin): void {
    const { payload: schema, major, crossTab } = events[type];
    if (isChecked()) {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) throw new TypeError(`${origin.name}@${origin.version} emitted a malformed ${type}: ${parsed.error.message}`);
    }
    const envelope: EventEnvelope<Type> = { type, major, payload, origin };
    deliver(envelope as EventEnvelope<EventType>);
    if (crossTab) channel?.postMessage(envelope);
  },
};
