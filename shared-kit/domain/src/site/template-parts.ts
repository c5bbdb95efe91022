import type { HomePart } from '@shared-kit/contracts/site/content-page.contract';
import type { Theme } from '@shared-kit/contracts/site/site-config.contract';
import type { Template } from '@shared-kit/contracts/site/template';

/** What a home page has below its first picture, where its site does not say it itself. */
const usual: Record<Template, readonly HomePart[]> = {
  group: ['stock', 'offers', 'makes', 'why', 'posts', 'stats'],
  brand: ['range', 'offers', 'stock', 'why', 'posts'],
  subscription: ['why', 'stock', 'posts'],
  yard: ['stats', 'stock', 'offers', 'makes', 'why', 'posts'],
};

/** The parts of a site's home page, in their order: its own, or those of its template. */
export function homeParts(site: { home: readonly HomePart[]; template: Template }): readonly HomePart[] {
  return site.home.length > 0 ? site.home : usual[site.template];
}

/** What a vehicle's page says below its pictures: of a week's price what is in it, of a model its versions. */
export type VehiclePart = 'included' | 'range' | 'comments' | 'market' | 'features' | 'specifications' | 'costs';

/** A marketplace begins with the price, a brand with its range, a subscription with what it includes, a yard with figures. */
const ofVehicle: Record<Template, readonly VehiclePart[]> = {
  group: ['comments', 'market', 'features', 'specifications', 'costs'],
  brand: ['range', 'features', 'specifications', 'comments', 'market', 'costs'],
  subscription: ['included', 'comments', 'features', 'specifications', 'market', 'costs'],
  yard: ['specifications', 'features', 'comments', 'market', 'costs'],
};

/** The parts of a vehicle's page in their order; place, questions and the form follow on every site. */
export function vehicleParts({ template }: { template: Template }): readonly VehiclePart[] {
  return ofVehicle[template];
}

/** Whether a header names models: a brand's shoppers know them by name. */
export function namesModels({ template }: { template: Template }): boolean {
  return template === 'brand';
}

/** Whether a header says until when somebody answers its phone: a yard's shoppers come between two jobs. */
export function saysHours({ template }: { template: Template }): boolean {
  return template === 'yard';
}

/** Whether a home page's search says what else one may have come for: a group buys and services what it did not sell. */
export function offersWays({ template }: { template: Template }): boolean {
  return template === 'group';
}

/** The ground of the header, which a browser's own bar goes on with: the page's, or the brand's. */
export function headerColour({
  template,
  theme,
}: {
  template: Template;
  theme: Pick<Theme, 'ground' | 'brand'>;
}): string {
  return template === 'group' || template === 'subscription' ? theme.ground : theme.brand;
}

/** How wide a template draws the picture of a card in a row of a home page (`<img sizes>`). */
export function rowCardWidth({ template }: { template: Template }): string {
  if (template === 'group') return '18rem';
  return template === 'subscription' ? '38rem' : '26rem';
}

/** The same in the results, in the words that HTML does not have to escape, once a card. */
export function gridCardWidth({ template }: { template: Template }): string {
  return template === 'subscription'
    ? '(min-width:48rem) 30rem, 92vw'
    : '(min-width:75rem) 19rem, (min-width:48rem) 45vw, 92vw';
}

/**
 * Whether a home page's stock begins with its shapes: where there are many, a shopper knows that of a car first. A brand has
 * its models there, a yard its jobs, a subscription what a week may cost.
 */
export function beginsWithShapes({ template }: { template: Template }): boolean {
  return template === 'group';
}
