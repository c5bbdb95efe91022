/** An enquiry about no vehicle of the stock: it names the model instead. */
export function enquiryProps(carName: string, itemType: string) {
  const nobody = { carId: '', slug: '', dealershipSlug: '', locationId: '' };
  return { ...nobody, carName, itemType, carType: 'new' as const, available: true };
}
