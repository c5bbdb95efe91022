// What people read or call, each written by one function: prices, phone numbers, cut texts.

/** A vehicle's price written by hand loses its type: `priceDisplay` says both. */
const ofVehicle = '/^(price|offer_price|before_price|subscription_price|listing_price|from_price)$/';
export const handmadePrices = [
  `CallExpression[callee.name=/^formatMoney/] > MemberExpression[property.name=${ofVehicle}]`,
  `CallExpression[callee.name=/^formatMoney/] > LogicalExpression > MemberExpression[property.name=${ofVehicle}]`,
  `CallExpression[callee.name=/^formatMoney/] > Identifier[name=${ofVehicle}]`,
  `TemplateLiteral[quasis.0.value.raw=/[$]$/] > MemberExpression[property.name=${ofVehicle}]`,
].map((selector) => ({
  selector,
  message:
    'Show a vehicle price with `priceDisplay` and `Price`, in a line with `priceText`: its type stands beside it.',
}));

/** What a price includes is said by its type, and of a price without one by `DRIVE_AWAY`; how a type is spelled is said once. */
const spelled = String.raw`/Drive Away|Excl\. Govt|estimated drive-away/`;
export const priceTypes = [
  'JSXText[value=/drive\\s*-?away/i]',
  'JSXExpressionContainer > Literal[value=/^drive\\s*-?away$/i]',
  `Literal[value=${spelled}]`,
  `TemplateElement[value.raw=${spelled}]`,
].map((selector) => ({
  selector,
  message: 'Take the type of a price, like `DRIVE_AWAY`, from shared-kit/domain/src/price/price-type.ts.',
}));

/** A number written by hand has letters, two numbers or no country in it: one function makes what is dialled. */
export const phoneLinks = ['Literal[value=/^tel:/]', 'TemplateElement[value.raw=/^tel:/]'].map((selector) => ({
  selector,
  message:
    'Show a phone number with `PhoneLink`, or link to it with `phoneHref` of shared-kit/domain/src/phone/format-phone.ts.',
}));

/** A car of one yard under the number of another: one function chooses the place's, and only then the site's (S9-51). */
export const sitePhones = [
  'MemberExpression[property.name="phone"][object.name=/^(site|config)$/i]',
  'MemberExpression[property.name="phone"][object.property.name=/^(site|config|location)$/]',
  'MemberExpression[property.name="phone"][object.callee.name="useSite"]',
  'MemberExpression[property.name=/^(landline_)?phone$/][object.property.name="contact_detail"]',
  'VariableDeclarator[init.callee.name="useSite"] > ObjectPattern > Property[key.name="phone"]',
  'VariableDeclarator[init.property.name="contact_detail"] > ObjectPattern > Property[key.name=/phone$/]',
].map((selector) => ({
  selector,
  message:
    'Take a number to call from `phoneOf` of shared-kit/domain/src/place/place-contact.ts: a place goes before the site.',
}));

/** Text cut by hand ends in half a pictograph: `withinLength` counts as contracts do, `cutText` as people do. */
export const cutTexts = [
  '[callee.object.type=/^(Identifier|MemberExpression)$/][arguments.1.name=/LENGTH|LONGEST/]',
  '[callee.object.callee.name="String"]',
  '[callee.object.callee.property.name=/^(trim|trimEnd|trimStart|normalize|replace|replaceAll)$/]',
].map((cut) => ({
  selector: `CallExpression[callee.property.name=/^(slice|substring|substr)$/][arguments.0.value=0]${cut}`,
  message:
    'Cut a text with `withinLength` (a limit of a contract) or `cutText` (what people read) of shared-kit/domain.',
}));
