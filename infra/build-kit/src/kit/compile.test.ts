import { compileModule, importedBy, nameWhole } from './compile';

test('files are named whole in what is packed, packages as they were', () => {
  expect(nameWhole("import { a } from './car';\nimport './car.css';\nimport z from 'zod';")).toBe(
    "import { a } from './car.js';\nimport './car.css';\nimport z from 'zod';",
  );
});

test('types are gone, and what is only a type is imported no more', async () => {
  const source =
    "import type { Car } from './car';\nimport { z } from 'zod';\nexport const id = (car: Car) => z.parse(car.id);";

  expect(await compileModule(source, 'a.ts')).toBe(
    "import { z } from 'zod';\nexport const id = (car)=>z.parse(car.id);\n",
  );
});

test('a package is what of an address names it', () => {
  const code =
    "import '@shared-kit/ui/chip';\nimport 'react/jsx-runtime';\nimport 'node:fs';\nconst a = import('./b.js');";

  expect(importedBy(code)).toEqual(['@shared-kit/ui', 'react']);
});
