import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { bodyTabs, coloursFor, steppedColour } from '@shared-kit/domain/picture/colour-choice';
import { Chip } from '@shared-kit/ui/chip';
import { IconButton } from '@shared-kit/ui/icon-button';
import { Picture } from '@shared-kit/ui/car/picture';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import * as s from './colour-picker.module.css';

/** As wide as the first picture of a model's page is. */
export const HERO_SIZES = '(width >= 64rem) 53rem, 100vw';

type Choice = { variant: string | null; body: string | null; index: number };

/**
 * A model in its colours, as the first picture of its page: by variant, by body too where there are many, swatches, and
 * arrows that go round (S2-17, S4-49).
 */
export function ColourPicker({ model }: { model: Model }) {
  const bodies = bodyTabs(model.colours);
  const [{ variant, body, index }, setChoice] = useState<Choice>({
    variant: model.model_variants[0]?.name ?? null,
    body: bodies[0]?.id ?? null,
    index: 0,
  });
  const colours = coloursFor(model.colours, { variant, body });
  const shown = colours[index];
  if (!shown) return null;
  const step = (by: 1 | -1) => setChoice({ variant, body, index: steppedColour(index, by, colours.length) });
  return (
    <section className={s.picker} aria-labelledby="colours-title">
      <div className={s.stage}>
        <Picture
          id={shown.photo_url}
          alt={`${model.make} ${model.name} in ${shown.name}`}
          sizes={HERO_SIZES}
          priority
          rounded
        />
        <IconButton label="Previous colour" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next colour" onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div className={s.line}>
        <h2 id="colours-title">Colours</h2>
        <p aria-live="polite">{shown.name}</p>
      </div>
      <div className={s.swatches} role="group" aria-label="Colours">
        {colours.map(({ name, hexCode }, position) => (
          <button
            key={name}
            type="button"
            className={s.swatch}
            aria-label={name}
            aria-pressed={position === index}
            onClick={() => setChoice({ variant, body, index: position })}
          >
            <svg viewBox="0 0 1 1" aria-hidden>
              <rect width="1" height="1" fill={/^#[0-9a-f]{3,8}$/i.test(hexCode) ? hexCode : '#888888'} />
            </svg>
          </button>
        ))}
      </div>
      {model.model_variants.length > 1 && (
        <div className={s.tabs} role="group" aria-label="Variant">
          {model.model_variants.map(({ id, name }) => (
            <Chip key={id} pressed={name === variant} onClick={() => setChoice({ variant: name, body, index: 0 })}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {bodies.length > 0 && (
        <div className={s.tabs} role="group" aria-label="Body">
          {bodies.map(({ id, label }) => (
            <Chip key={id} pressed={id === body} onClick={() => setChoice({ variant, body: id, index: 0 })}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </section>
  );
}
