import { useState } from 'react';
import type { Car } from './page-data';
import { Picture } from './picture';
import { number, Price } from './price';

/** A car among others. Its heart and its box come alive with React. */
export function CarCard({ car, first = false }: { car: Car; first?: boolean }) {
  const [saved, setSaved] = useState(false);
  const [compared, setCompared] = useState(false);
  const title = `${car.year} ${car.make} ${car.model}`;
  return (
    <article className="card">
      <div className="media">
        <a href={car.path} tabIndex={-1} aria-hidden="true">
          {car.primary_image_url && (
            <Picture
              id={car.primary_image_url}
              sizes="(width >= 75rem) 19rem, (width >= 48rem) 45vw, 92vw"
              widest={960}
              alt=""
              first={first}
            />
          )}
        </a>
        {car.photos_count > 3 && <span className="count">{car.photos_count} photos</span>}
        <button
          type="button"
          className="heart"
          aria-pressed={saved}
          aria-label={`Save ${title}`}
          onClick={() => setSaved(!saved)}
        >
          ♥
        </button>
      </div>
      <h2>
        <a href={car.path}>{title}</a>
      </h2>
      <p className="muted">{[car.badge, car.series].filter(Boolean).join(' · ')}</p>
      <Price car={car} />
      <Facts car={car} />
      <div className="where">
        <p>{[car.city, car.state].filter(Boolean).join(', ')}</p>
        <label>
          <input type="checkbox" checked={compared} onChange={() => setCompared(!compared)} /> Compare
        </label>
      </div>
      <div className="actions">
        <a className="button" href={car.path} aria-label={`Details: ${title}`}>
          Details
        </a>
        <a className="button quiet" href={`${car.path}#enquire`} aria-label={`Enquire: ${title}`}>
          Enquire
        </a>
      </div>
    </article>
  );
}

function Facts({ car }: { car: Car }) {
  return (
    <ul className="facts">
      {car.km !== null && <li className="km">{number(car.km)} kms</li>}
      <li className="gearbox">{car.simple_transmission}</li>
      <li className="fuel">{car.simple_fuel}</li>
      <li className="body">{car.simple_body}</li>
    </ul>
  );
}
