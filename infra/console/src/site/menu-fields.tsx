import { Select } from '@shared-kit/ui/form/select';
import { TextField } from '@shared-kit/ui/form/text-field';
import { listIn, textIn } from '../content/blocks/block-kinds';
import { Repeated } from '../content/blocks/repeated';
import type { PartProps } from './part-props';

const FILLS = [
  { value: '', label: 'Nothing more' },
  { value: 'popular_makes', label: 'Makes it has most of' },
  { value: 'brands', label: 'Its brands' },
  { value: 'models', label: 'New models' },
];

/** Entries of a menu of the site's own: the header's, which may open a list, or the footer's, each in its group. */
export function MenuFields({ part, value, errors, onChange }: PartProps & { part: 'header_menu' | 'footer_menu' }) {
  const isFooter = part === 'footer_menu';
  const where = isFooter ? 'footer link' : 'menu entry';
  const empty = { ...(isFooter && { group: '' }), label: '', href: '/' };
  return (
    <Repeated name={where} items={listIn(value)} empty={empty} onChange={onChange}>
      {(item, index, say) => {
        const field = (name: string) => ({
          name: `${part}.${index}.${name}`,
          errors: errors[`${part}.${index}.${name}`],
          value: textIn(item[name]),
        });
        return (
          <>
            {isFooter && (
              <TextField
                {...field('group')}
                label={`Group of ${where} ${index + 1}`}
                onChange={(event) => say({ group: event.target.value })}
              />
            )}
            <TextField
              {...field('label')}
              label={`Words of ${where} ${index + 1}`}
              onChange={(event) => say({ label: event.target.value })}
            />
            <TextField
              {...field('href')}
              label={`Address of ${where} ${index + 1}`}
              onChange={(event) => say({ href: event.target.value })}
            />
            {!isFooter && (
              <Select
                {...field('fill')}
                label={`Menu entry ${index + 1} opens`}
                options={FILLS}
                onChange={(event) => say({ fill: event.target.value || undefined })}
              />
            )}
          </>
        );
      }}
    </Repeated>
  );
}
