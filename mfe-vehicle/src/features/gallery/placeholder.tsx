import * as s from './placeholder.module.css';

/** The colours of a picture that is on its way, blurred, right behind it; the frame around both has a position. */
export function Placeholder({ address }: { address: string | null }) {
  return address && <img className={s.placeholder} src={address} alt="" />;
}
