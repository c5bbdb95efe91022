-- After the key is rotated every version is signed again: that is no publication, and the log says which key did it.
alter table release_event drop constraint release_event_kind_check;
alter table release_event add constraint release_event_kind_check check (kind in (
  'published', 'rolled', 'pinned', 'unpinned', 'promoted', 'rolledback', 'blocked', 'unblocked', 'load-overridden', 'requested', 'signed-again'));
