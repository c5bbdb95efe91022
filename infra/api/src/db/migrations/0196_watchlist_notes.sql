-- What a shopper notes about a saved car: theirs alone, never part of a list that they share.
ALTER TABLE watchlist_entry ADD COLUMN note text NOT NULL DEFAULT '';
GRANT UPDATE (note) ON watchlist_entry TO dealer_app;

-- The link by which a shopper shows their list: its id says nothing of them, and ending it deletes it.
CREATE TABLE watchlist_share (
  site_slug text NOT NULL,
  phone text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  PRIMARY KEY (site_slug, phone),
  UNIQUE (site_slug, id),
  FOREIGN KEY (site_slug, phone) REFERENCES account ON DELETE CASCADE
);
ALTER TABLE watchlist_share ENABLE ROW LEVEL SECURITY;
ALTER TABLE watchlist_share FORCE ROW LEVEL SECURITY;
CREATE POLICY of_site ON watchlist_share USING (site_slug = current_setting('app.site', true));
GRANT SELECT, INSERT, DELETE ON watchlist_share TO dealer_app;
