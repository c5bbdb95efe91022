import * as s from './editor.module.css';

export type ChangedField = { field: string; before: string; after: string };

/** What differs between two versions, field by field, one beside the other. */
export function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className={s.changes}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del className={s.before}>{before || 'nothing'}</del>
          </dd>
          <dd>
            <ins className={s.after}>{after || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
