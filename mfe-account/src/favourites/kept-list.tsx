import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/car/picture';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { changeFavourites } from './favourites-storage';
import * as s from './kept-list.module.css';
import { useFavourites } from './use-favourites';

/** The cars that this browser keeps, and what will become of them; nothing where it keeps none and never did. */
export function KeptList({ text }: { text: string }) {
  const site = useSite();
  const cars = useFavourites();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(false);
  if (cars.length === 0 && !removed) return null;

  function remove(gone: string) {
    setRemoved(true);
    changeFavourites(site.slug, (kept) => kept.filter(({ id }) => id !== gone));
    // The button goes with its car: the keyboard needs another place.
    heading.current?.focus();
  }
  return (
    <section aria-labelledby={title} className={s.kept}>
      <h2 id={title} ref={heading} tabIndex={-1} className={s.title}>
        {cars.length === 0 ? siteText(site, 'No cars') : countedText(site, cars.length)} kept in this browser
      </h2>
      {cars.length > 0 && <p className={s.text}>{text}</p>}
      <ul className={s.list}>
        {cars.map(({ id, name, slug, primary_image_url: image }) => (
          <li key={id} className={s.car}>
            <Picture id={image} alt="" sizes="4.5rem" widest={320} rounded />
            <a href={vehiclePath(slug)}>{name}</a>
            <IconButton label={`Remove: ${name}`} onClick={() => remove(id)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
