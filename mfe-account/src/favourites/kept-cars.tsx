import { lazy, Suspense, useState } from 'react';
import { useFavourites } from './use-favourites';

/** A list that cannot be had keeps nobody from signing in. */
const KeptList = lazy(() =>
  import(/* webpackChunkName: 'on-demand-kept-list' */ './kept-list').then(
    ({ KeptList: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** The cars that this browser keeps, loaded where it keeps any: most have none when they sign in. */
export function KeptCars({ text }: { text: string }) {
  const hasSome = useFavourites().length > 0;
  const [hadSome, setHadSome] = useState(hasSome);
  if (hasSome && !hadSome) setHadSome(true);
  return (
    hadSome && (
      <Suspense>
        <KeptList text={text} />
      </Suspense>
    )
  );
}
