import * as s from './placeholder.module.css';

/** The colours of a picture that is on its way, blurred, right behind it; the frame around both has a position. */
export function Placeholder({ address: dataAddress }: { address: string | null }) {
  return dataAddress && <img className={s.placeholder} src={dataAddress} alt="" />;
}
