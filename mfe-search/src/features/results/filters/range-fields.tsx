import { endPattern } from '@shared-kit/domain/search/search-url';
import { useIsUsed } from '@shared-kit/runtime/first-use';
import { lazy, Suspense, useRef } from 'react';
import * as s from './filters.module.css';
import { titleOf } from '@shared-kit/domain/search/filter-words';

type Range = { min?: number | undefined; max?: number | undefined };
type RangeFieldsProps = {
  name: string;
  title: string;
  range: Range | undefined;
  /** Smallest and largest value in stock; without them there is no slider. */
  bounds: { min: number; max: number } | null | undefined;
  /** A thumb was let go: time to search. */
  onCommit: () => void;
};

const RangeThumbs = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-thumbs' */ './range-thumbs')).RangeThumbs,
}));

/**
 * From and to: typed, or dragged with two thumbs. Either may stay empty. The typed fields are the form's; the slider
 * comes once the page is used and only moves them. What is no number is not searched for and stays as typed; the style sheet
 * shows the field's title then.
 */
export function RangeFields({ name, title, range, bounds, onCommit }: RangeFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const isUsed = useIsUsed();

  function write({ min, max }: Range) {
    const [from, to] = fields.current?.querySelectorAll('input') ?? [];
    if (from) from.value = String(min ?? '');
    if (to) to.value = String(max ?? '');
  }

  return (
    <div role="group" aria-label={title}>
      <div ref={fields} className={s.range}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            className={s.input}
            name={`range[${name}][${end}]`}
            defaultValue={range?.[end]}
            inputMode="numeric"
            autoComplete="off"
            pattern={endPattern}
            title="A number such as 25,000"
            placeholder={end === 'min' ? 'From' : 'To'}
            aria-label={`${titleOf(name) ?? title} ${end === 'min' ? 'from' : 'to'}`}
          />
        ))}
      </div>
      {bounds && bounds.max > bounds.min && (
        <div className={s.thumbs}>
          {isUsed && (
            <Suspense>
              <RangeThumbs name={name} title={title} range={range} bounds={bounds} onMove={write} onCommit={onCommit} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
