import { CarCard } from './car-card';
import { Filters } from './filters';
import { Frame } from './frame';
import type { ResultsData } from './page-data';
import { number } from './price';

/** 21 cars beside their filters. */
export function ResultsPage({ site, title, count, cars, facets, notes }: ResultsData) {
  return (
    <Frame site={site}>
      <nav aria-label="Breadcrumb" className="trail">
        <a href="/">Home</a> › {title}
      </nav>
      <h1>{title}</h1>
      <form className="sentence" role="search">
        <input name="q" type="search" aria-label="Search" placeholder="Try “white SUV under 40k near Aspley”" />
        <button className="button">Search</button>
      </form>
      <div className="columns">
        <Filters facets={facets} count={count} />
        <div>
          <div className="bar">
            <p>{number(count)} cars</p>
            <select aria-label="Sort by" defaultValue="Featured first">
              {['Featured first', 'Price: low to high', 'Price: high to low', 'Kilometres: low to high'].map(
                (order) => (
                  <option key={order}>{order}</option>
                ),
              )}
            </select>
          </div>
          <ul className="cars" aria-label="Cars">
            {cars.map((car, index) => (
              <li key={car.slug}>
                <CarCard car={car} first={index === 0} />
              </li>
            ))}
          </ul>
          <nav aria-label="Pages" className="pages">
            {[1, 2, 3].map((page) => (
              <a key={page} href={`?page=${page}`}>
                {page}
              </a>
            ))}
          </nav>
          {notes.map((note) => (
            <p key={note} className="small">
              {note}
            </p>
          ))}
        </div>
      </div>
    </Frame>
  );
}
