import type { ModelCard as Card } from '@shared-kit/contracts/vehicle/model.contract';
import { cutText } from '@shared-kit/domain/text/cut-text';
import { documentHref } from '@shared-kit/domain/vehicle/document-href';
import { modelPath } from '@shared-kit/domain/vehicle/model-path';
import { Picture } from '@shared-kit/ui/car/picture';
import { Tag } from '@shared-kit/ui/message/tag';
import { FromPrice } from './from-price';
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
      <FromPrice from={from} />
    </li>
  );
}
