-- Who changed a site's configuration: told to whoever edits it at the same time. Empty for what was imported from a file.
alter table site_config_version add column author text not null default '';
