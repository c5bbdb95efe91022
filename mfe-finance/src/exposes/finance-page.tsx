export function Component() { return <h1>Finance</h1>; }
