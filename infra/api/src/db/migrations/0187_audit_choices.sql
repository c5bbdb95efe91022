-- What the page of the audit offers to choose from (infra/platform/src/audit/audit-choices.ts): each value is found by the one
-- before it, without reading the log.
create index audit_entry_actor on audit_entry (area, actor, id);
create index audit_entry_kind on audit_entry (area, kind, id);
create index audit_entry_subject on audit_entry (area, subject, id);
