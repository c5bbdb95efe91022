import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { asksForDifferences } from '@shared-kit/domain/search/compare-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSearchParams } from 'react-router';
import { lowestPrice } from './best-figures';
import { comparedAvailability, comparedEquipment, comparedPapers, comparedRows } from './compared-rows';
import type { ComparedRow } from './compared-rows';
import { ComparedVehicle } from './compared-vehicle';
import * as s from './comparison-table.module.css';
import { DifferencesSwitch } from './differences-switch';

/** How many columns stand side by side on a phone. */
const columns: Readonly<Record<number, string | undefined>> = { 1: s.one, 2: s.two, 3: s.three, 4: s.four };

/** The vehicles beside each other: the best of a figure is marked in words, what identifies each stands last. */
export function ComparisonTable({ cars }: { cars: readonly Car[] }) {
  const [params] = useSearchParams();
  const lowest = lowestPrice(cars, useSite());
  const figures = [...comparedAvailability(cars), ...comparedRows(cars)];
  const isOnlyDifferences = cars.length > 1 && asksForDifferences(params);
  const shown = isOnlyDifferences ? figures.filter(({ differs }) => differs) : figures;
  const slugs = cars.map(({ slug }) => slug);
  return (
    <>
      {cars.length > 1 && (
        <DifferencesSwitch
          slugs={slugs}
          isOn={isOnlyDifferences}
          differing={figures.filter(({ differs }) => differs).length}
          of={figures.length}
        />
      )}
      {/* As wide as the screen at any width: the page alone scrolls, so that the names stay above the figures. */}
      <table className={`${s.table} ${columns[cars.length] ?? ''}`}>
        <thead>
          <tr>
            <td />
            {cars.map(({ id, path, name }) => (
              <th key={id} scope="col" className={s.name}>
                <a href={path}>{name}</a>
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {cars.map((car, index) => (
              <td key={car.id}>
                <ComparedVehicle
                  car={car}
                  others={slugs.filter((slug) => slug !== car.slug)}
                  onlyDifferences={isOnlyDifferences}
                  best={lowest?.at[index] ? lowest.word : null}
                />
              </td>
            ))}
          </tr>
        </thead>
        <Rows title="Specifications" rows={shown} span={cars.length} />
        <Rows title="Equipment that differs" rows={comparedEquipment(cars)} span={cars.length} />
        <Rows title="Papers" rows={comparedPapers(cars)} span={cars.length} />
      </table>
    </>
  );
}

function Rows({ title, rows, span }: { title: string; rows: readonly ComparedRow[]; span: number }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={span + 1} className={s.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, values, differs, best }) => (
        <tr key={label} className={differs ? s.differs : undefined}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            <td key={`${label}-${index}`}>
              {best?.at[index] ? <strong>{value}</strong> : value}
              {best?.at[index] && <span className={s.best}> {best.word}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
