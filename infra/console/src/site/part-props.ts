/** Fields of one part of a site: what they hold, whole or not, and what is wrong, by its place in the site. */
export type PartProps = {
  value: unknown;
  errors: Readonly<Record<string, string[]>>;
  onChange: (value: unknown) => void;
};
