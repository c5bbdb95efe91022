import { useRef } from 'react';
import { Picture } from './picture';

/** Pictures to swipe through, and small ones that lead to them. */
export function Gallery({ pictures, title }: { pictures: string[]; title: string }) {
  const stage = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul className="stage" ref={stage}>
        {pictures.map((id, index) => (
          <li key={id}>
            <Picture
              id={id}
              sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 100vw"
              widest={1600}
              alt={index === 0 ? title : `${title}, picture ${index}`}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      <ul className="thumbs">
        {pictures.slice(1).map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Picture ${index + 1}`}
              onClick={() => stage.current?.children[index + 1]?.scrollIntoView({ block: 'nearest' })}
            >
              <Picture id={id} sizes="6rem" widest={320} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
