-- What an editor keeps by itself while somebody writes is one version until it is published or somebody else saves, not one for
-- each pause: the newest takes the place of what was kept so before. It gets the next number all the same, so that whoever
-- read the former one is told when they save. All other versions stay as they were written.
alter table content_version add column by_itself boolean not null default false;

create or replace function refuse_content_version_change() returns trigger language plpgsql as $$
begin
  if old.by_itself and new.by_itself and new.version = old.version + 1 and new.site_slug = old.site_slug
    and new.path = old.path and new.author = old.author and new.author_id is not distinct from old.author_id
    and new.note = old.note and not exists (
      select from content_publication p
      where p.site_slug = old.site_slug and p.path = old.path and p.version = old.version)
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op;
end $$;
drop trigger content_version_append_only on content_version;
create trigger content_version_append_only before update on content_version
  for each row execute function refuse_content_version_change();
