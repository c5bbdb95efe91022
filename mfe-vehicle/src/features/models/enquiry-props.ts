/** An enquiry about no vehicle of the stock: it names the model instead. */
export function enquiryProps(carName: string) {
  return { carId: '', slug: '', carName, carType: 'new' as const, dealershipSlug: '', locationId: '', available: true };
}
