/** On one machine sites live under `{slug}.localhost`; elsewhere their first host is what shoppers use. */
export function shopperOrigin(
  { slug, hosts }: { slug: string; hosts: readonly string[] },
  port: number | string,
): string {
  const local = `${slug}.localhost`;
  return hosts.includes(local) ? `http://${local}:${port}` : `https://${hosts[0]}`;
}
