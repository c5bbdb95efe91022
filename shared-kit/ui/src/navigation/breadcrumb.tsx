import * as s from './breadcrumb.module.css';

type BreadcrumbProps = { items: readonly { label: string; href?: string }[] };

/** Where the page stands. The last item is the page itself. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={s.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={s.item}>
            {href && index < items.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
