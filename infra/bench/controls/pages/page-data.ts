/** What the controls draw, as the product's own API and pages say it: see `read-control-data.ts`. */
export type Link = { href: string; text: string };
export type LinkGroup = { title: string; links: Link[] };

export type Site = { name: string; menu: LinkGroup[]; footer: LinkGroup[]; stats: string[]; legal: string[] };

type Repayment = {
  amount: number;
  interestRate: number;
  comparisonRate: number;
  termYears: number;
  balloon: number;
};

export type Car = {
  slug: string;
  path: string;
  year: number;
  make: string;
  model: string;
  name: string;
  badge: string | null;
  series: string | null;
  price: number | null;
  before_price: number | null;
  price_type: string | null;
  km: number | null;
  status: string;
  tag: string | null;
  simple_fuel: string | null;
  simple_body: string | null;
  simple_transmission: string | null;
  city: string | null;
  state: string | null;
  photos_count: number;
  primary_image_url: string | null;
  average_market_price: number | null;
  repayment: Repayment | null;
};

export type Facet = { name: string; values: { label: string; count: number }[] };
/** A heading of the product's page and the texts below it. */
export type Section = { heading: string; texts: string[] };

export type ResultsData = {
  kind: 'results';
  site: Site;
  title: string;
  count: number;
  cars: Car[];
  facets: Facet[];
  notes: string[];
};

export type VehicleData = {
  kind: 'vehicle';
  site: Site;
  title: string;
  car: Car;
  /** The large one first. */
  pictures: string[];
  facts: [name: string, value: string][];
  equipment: string[];
  comments: string;
  location: { name: string; address: string; phone: string };
  sections: Section[];
  similar: Car[];
};

export type PageData = ResultsData | VehicleData;
