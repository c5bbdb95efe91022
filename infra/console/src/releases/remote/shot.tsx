import * as s from './looks-panel.module.css';

/** All of them were taken of a window of this height. */
const HEIGHT = 900;

/** A screenshot of a version that opens in its own size. `address`: "mfe-search/1.2.0/0-390.jpg". */
export function Shot({ address, width, words }: { address: string; width: number; words: string }) {
  const picture = `/api/releases/looks/${address}`;
  return (
    <figure className={s.shot}>
      <a href={picture} target="_blank" rel="noreferrer">
        <img src={picture} alt={words} width={width} height={HEIGHT} loading="lazy" className={s.picture} />
      </a>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
