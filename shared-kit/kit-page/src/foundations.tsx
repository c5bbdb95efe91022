import { Stack } from '@shared-kit/ui/layout/stack';
import * as s from './foundations.module.css';
import { Specimen } from './specimen';

const roles = [
  'ground',
  'surface',
  'studio',
  'text',
  'muted',
  'line',
  'accent',
  'accentHover',
  'accentSoft',
  'brand',
  'positive',
  'warning',
  'danger',
] as const;
const sizes = [48, 36, 28, 22, 18, 16, 14, 12] as const;

export function Foundations() {
  return (
    <>
      <Specimen name="Colour roles">
        <ul className={s.roles}>
          {roles.map((role) => (
            <li key={role} className={s.role}>
              <span className={s[role]} />
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <Stack gap={8}>
          {sizes.map((size) => (
            <p key={size} className={s[`t${size}`]}>
              {size} Toyota Corolla $25,990
            </p>
          ))}
        </Stack>
      </Specimen>
    </>
  );
}
