import { CarCard } from './car-card';
import { EnquiryForm } from './enquiry-form';
import { Frame } from './frame';
import { Gallery } from './gallery';
import type { VehicleData } from './page-data';
import { Price } from './price';

/** One car: its pictures, price, facts, equipment, a form, where it stands, and others like it. */
export function VehiclePage({ site, title, car, pictures, ...data }: VehicleData) {
  return (
    <Frame site={site}>
      <nav aria-label="Breadcrumb" className="trail">
        <a href="/">Home</a> › {title}
      </nav>
      <Gallery pictures={pictures} title={title} />
      <h1>{title}</h1>
      <p className="muted">{[car.badge, car.series].filter(Boolean).join(' · ')}</p>
      <Price car={car} />
      <div className="actions">
        {['Enquire', 'Book a test drive', 'Get Finance', 'Value my trade-in'].map((action) => (
          <a key={action} className="button" href="#enquire">
            {action}
          </a>
        ))}
      </div>
      <FactList facts={data.facts.slice(0, 7)} />
      <h2>Dealer comments</h2>
      <p>{data.comments}</p>
      <details>
        <summary>Specifications</summary>
        <FactList facts={data.facts} />
      </details>
      <details>
        <summary>Features</summary>
        <ul>
          {data.equipment.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      <EnquiryForm about={car.name} />
      <section className="place">
        <h2>Where to find it</h2>
        <h3>{data.location.name}</h3>
        <p>{data.location.address}</p>
        <p>
          <a href={`#${data.location.phone}`}>{data.location.phone}</a>
        </p>
      </section>
      {data.sections.map(({ heading, texts }) => (
        <details key={heading}>
          <summary>{heading}</summary>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
      <h2>You may also like</h2>
      <ul className="cars">
        {data.similar.map((other) => (
          <li key={other.slug}>
            <CarCard car={other} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function FactList({ facts }: { facts: VehicleData['facts'] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
