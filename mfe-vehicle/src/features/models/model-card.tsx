import type { ModelCard as Card } from '@shared-kit/contracts/vehicle/model.contract';
import { DRIVE_AWAY } from '@shared-kit/domain/price/price-type';
import { cutText } from '@shared-kit/domain/text/cut-text';
import { documentHref } from '@shared-kit/domain/vehicle/document-href';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { modelPath } from '@shared-kit/domain/vehicle/model-path';
import { Picture } from '@shared-kit/ui/car/picture';
import { Tag } from '@shared-kit/ui/message/tag';
import * as s from './models.module.css';

/** S9-10. */
const DESCRIPTION = 75;

/** Where a model is looked at: its own page unless it names another (override_url). */
export function modelHref({ slug, override_url: override }: Pick<Card, 'slug' | 'override_url'>): string {
  return documentHref(override) ?? modelPath(slug);
}

export function ModelCard({ model, priority = false }: { model: Card; priority?: boolean }) {
  const { make, name, image, short_description: words, from_price: from, status } = model;
  return (
    <li className={s.card}>
      <Picture
        id={image?.url}
        alt=""
        sizes="(width >= 64rem) 20rem, (width >= 40rem) 50vw, 40vw"
        priority={priority}
        rounded
      />
      {status === 'coming_soon' && (
        <p className={s.tag}>
          <Tag tone="green">COMING SOON</Tag>
        </p>
      )}
      <h3>
        <a href={modelHref(model)} className={s.link}>
          {make} {name}
        </a>
      </h3>
      <p className={s.words}>{cutText(words, DESCRIPTION)}</p>
      {from !== null && (
        <p className={s.price}>
          From {formatMoney(from)} <span>{DRIVE_AWAY}</span>
        </p>
      )}
    </li>
  );
}
