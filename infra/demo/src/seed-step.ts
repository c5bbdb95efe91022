export type SeedContext = {
  /** Owner of a migrated database. */
  databaseUrl: string;
  /** Where files that come with the demo may be written. */
  dataDir: string;
  /** Where its sites are served: some name each other. */
  port: number;
  log: { info(message: string): void; warn(message: string): void };
};

/** One part of the demo. May run again on what it already wrote, and then changes nothing. */
export type SeedStep = (context: SeedContext) => Promise<void>;
