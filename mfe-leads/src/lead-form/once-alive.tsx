import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Part = ComponentType<{ prefix: string }>;

/**
 * A part of a form that only a browser can render, loaded after everything else: nothing on the server, nothing until it
 * is there, and nothing where it cannot be had. `load` is made once, outside of the component.
 */
export function OnceAlive({ load, prefix }: { load: () => Promise<Part>; prefix: string }) {
  const [Loaded, setLoaded] = useState<Part | null>(null);
  useEffect(() => {
    load().then(
      (part) => setLoaded(() => part),
      (error: unknown) => console.warn('A part of the form cannot be loaded', error),
    );
  }, [load]);
  return Loaded && <Loaded prefix={prefix} />;
}
