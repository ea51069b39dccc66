/** The company's products that people may have beside each other. S1.1-12. */
const companyProducts = ['canmanage', 'businessportal'];

/** Whether contact information given here is another product's too, which is then said beside it. S1.6-06. */
export const isContactShared = (products: readonly string[]): boolean =>
  (products.length !== companyProducts.length && products.includes('businessportal')) ||
  products.every((product) => companyProducts.includes(product));
