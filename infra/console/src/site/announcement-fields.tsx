import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { MomentField } from '../frame/moment-field';
import { objectIn, textIn } from '../content/blocks/block-kinds';
import type { PartProps } from './part-props';

const LONGEST = 140;

/** What stands above every page of the site, and from when until when. */
export function AnnouncementFields({ value, errors, onChange, zone }: PartProps & { zone: string | undefined }) {
  const said = objectIn(value);
  const link = objectIn(said['link']);
  const isShown = value !== null && value !== undefined;
  const say = (more: object) => onChange({ ...said, ...more });
  const sayLink = (more: object) => {
    const next = { ...link, ...more };
    const isEmpty =
      textIn((next as Record<string, unknown>)['label']) === '' && !textIn((next as Record<string, unknown>)['href']);
    const { link: _, ...rest } = said;
    onChange(isEmpty ? rest : { ...rest, link: next });
  };
  const field = (path: string) => ({ name: `announcement.${path}`, errors: errors[`announcement.${path}`] });
  return (
    <Stack gap={16}>
      <Checkbox
        name="announcement"
        label="Show an announcement above every page"
        checked={isShown}
        onChange={(event) => onChange(event.target.checked ? { text: '' } : null)}
      />
      {isShown && (
        <>
          <TextField
            {...field('text')}
            label="What it says"
            help={`At most ${LONGEST} characters.`}
            value={textIn(said['text'])}
            onChange={(event) => say({ text: event.target.value })}
          />
          <TextField
            {...field('link.label')}
            label="Words of its link"
            optional
            value={textIn(link['label'])}
            onChange={(event) => sayLink({ label: event.target.value })}
          />
          <TextField
            {...field('link.href')}
            label="Where its link leads"
            optional
            value={textIn(link['href'])}
            onChange={(event) => sayLink({ href: event.target.value })}
          />
          {(['start', 'expiry'] as const).map((end) => (
            <MomentField
              key={end}
              {...field(end)}
              label={end === 'start' ? 'From' : 'Until'}
              none="no such limit"
              zone={zone}
              value={said[end]}
              onChange={(moment) => onChange(withMoment(said, end, moment))}
            />
          ))}
        </>
      )}
    </Stack>
  );
}

function withMoment(said: Readonly<Record<string, unknown>>, end: string, moment: string | undefined): object {
  const { [end]: _, ...rest } = said;
  return moment === undefined ? rest : { ...rest, [end]: moment };
}
